import { it } from 'vitest';
import { answerByClick, beginGame, prompt, useStage, visit } from './stage.ts';
const stage = useStage({ forTests: true });
for (const [n, s] of [[1,'pacific'],[2,'desk']] as const)
it('plays '+s, async () => {
  const { page, faults } = await visit(stage);
  await beginGame(page, 'torture', { scenario: n, seats: { crown: 'person', union: 'steady', league: 'steady' } });
  await prompt(page).waitFor();
  const seen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    if ((await prompt(page).count()) === 0) { console.log('no prompt', await page.locator('.ask').innerText()); break; }
    const kind = await prompt(page).getAttribute('data-kind');
    if (kind && !seen.has(kind)) { seen.add(kind); await page.waitForTimeout(800); await page.screenshot({ path: `/tmp/shot-${s}-${kind}.png` }); }
    const t0 = Date.now();
    await answerByClick(page).catch(async (e) => { console.log(i, kind, e.message.slice(0, 400)); await page.screenshot({ path: `/tmp/shot-${s}-fail.png` }); throw e; });
    console.log(i, kind, Date.now() - t0, (await page.locator('.ask h2').innerText().catch(() => '')).slice(0, 60));
    if (faults.length) { console.log(faults); break; }
  }
  await page.screenshot({ path: `/tmp/shot-${s}-end.png` });
}, 200000);
