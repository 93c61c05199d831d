import { capital } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { useEffect, useRef } from 'react';
import { room, speak } from '../store/room.ts';
import { t } from '../words.ts';
import { type Inner, innerProcedures, mainProcedure, progressOf } from './progress.ts';

/** One station for each step of the turn, the present one lit; what goes on within it stands under them, however deep. */
export function Flow({ table }: { readonly table: SeatView }) {
  const { flow } = table;
  const main = flow[mainProcedure(flow)];
  const now = useRef<HTMLLIElement>(null);
  const at = main?.steps.findIndex((step) => step.state === 'now');
  useEffect(() => {
    now.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  if (!main) return <div className="flow" />;
  const inner = innerProcedures(flow);
  const [only, ...deeper] = inner;
  return (
    <nav className="flow" aria-label={t('table.flow')}>
      <ol>
        {main.steps.map((step) => (
          <li
            key={step.name}
            ref={step.state === 'now' ? now : null}
            className={step.state === 'coming' ? '' : step.state}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <i aria-hidden="true" />
            <button type="button" onClick={() => openRule(step.rule)}>
              <b>{capital(speak(step.title))}</b>
              <span>
                <em>{step.rule}</em> {step.state === 'now' && only && deeper.length === 0 ? progressOf(only) : ''}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {deeper.length > 0 && <Crumbs inner={inner} />}
    </nav>
  );
}

/** The procedures under way within the station, the outermost first; where there is little room the innermost stays whole. */
function Crumbs({ inner }: { readonly inner: readonly Inner[] }) {
  return (
    <ol className="crumbs" aria-label={t('table.within')}>
      {inner.map((each, i) => (
        // A procedure may run within itself: it is known by its depth.
        <li key={i} aria-current={i === inner.length - 1 ? 'step' : undefined}>
          <button type="button" title={progressOf(each)} onClick={() => openRule(each.rule)}>
            {progressOf(each)}
          </button>
        </li>
      ))}
    </ol>
  );
}

const openRule = (rule: string): void => room.set({ sheet: 'rules', sheetRule: rule });
