import type { Chart, Rule } from '@point-option/engine';
import { useEffect, useState } from 'react';
import { host, room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t, webWords } from '../words.ts';
import { capital } from './names.ts';
import { plain } from './RollView.tsx';
import { RuleTag } from './RuleTag.tsx';

/** The charts with where they are from, and the rules by number in our own words. */
export default function Reference({ which }: { readonly which: 'rules' | 'charts' | 'terms' }) {
  if (which === 'terms') return <Terms />;
  return which === 'rules' ? <Rules /> : <Charts />;
}

function Rules() {
  const [rules, setRules] = useState<readonly Rule[] | null>(null);
  const wanted = useStore(room, (now) => now.sheetRule);
  const [sought, setSought] = useState('');
  useEffect(
    () =>
      void host()
        .ask('rules', {})
        .then(
          (given) => setRules(given.rules),
          () => setRules([]),
        ),
    [],
  );
  useEffect(() => setSought(wanted ?? ''), [wanted]);
  if (rules === null) return <p className="lab">{t('web.loading')}</p>;
  const found = rulesLike(rules, sought.trim());
  const help = helpFor(wanted);
  return (
    <>
      <p className="field">
        <input
          type="search"
          value={sought}
          aria-label={t('table.rules')}
          onChange={(event) => setSought(event.target.value)}
        />
      </p>
      {help.map((text) => (
        <p key={text} className="help">
          {text}
        </p>
      ))}
      {rules.length === 0 && <p className="empty">{t('table.no rules')}</p>}
      <dl className="rules">
        {found.map(({ rule, title, status }) => (
          <div key={rule} className={rule === wanted ? 'on' : ''}>
            <dt>{rule}</dt>
            <dd>
              {title}
              {status !== 'implemented' && <em className="note"> ({t(`table.${status}`)})</em>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="prov">{t('table.provenance')}</p>
    </>
  );
}

/** What the games say in their own words of the steps under way that follow this rule. */
function helpFor(rule: string | null): string[] {
  const { table, opening } = room.get();
  if (table === null || table.blank || rule === null) return [];
  return table.flow.flatMap(({ procedure, steps }) =>
    steps.flatMap((step) => {
      const text = opening?.words[`help.${procedure}: ${step.name}`];
      return step.rule === rule && text !== undefined ? [text] : [];
    }),
  );
}

/** By number, with the rules below it and around it; else by a word of the title. */
function rulesLike(rules: readonly Rule[], sought: string): readonly Rule[] {
  if (sought === '') return rules;
  const numbered = rules.filter(
    ({ rule }) => rule.startsWith(sought) || sought.startsWith(`${rule}.`) || isPart(sought, rule),
  );
  if (numbered.length > 0) return numbered;
  return rules.filter(({ title }) => title.toLowerCase().includes(sought.toLowerCase()));
}

/** 4.34 is a part of 4.3, as rule books number. */
function isPart(number: string, of: string): boolean {
  return of.includes('.') && number.startsWith(of);
}

const TERM = 'term.';

/** The glossary: the page's own terms and those of the game. */
function Terms() {
  const words = useStore(room, ({ opening }) => opening?.words);
  const all = Object.entries({ ...webWords, ...words })
    .flatMap(([key, text]) => (key.startsWith(TERM) ? [{ term: key.slice(TERM.length), text }] : []))
    .sort((a, b) => a.term.localeCompare(b.term));
  return (
    <dl className="rules terms">
      {all.map(({ term, text }) => (
        <div key={term}>
          <dt>{capital(term)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Charts() {
  const [charts, setCharts] = useState<readonly Chart[] | null>(null);
  const [sought, setSought] = useState('');
  useEffect(
    () =>
      void host()
        .ask('charts', {})
        .then(
          (given) => setCharts(given.charts),
          () => setCharts([]),
        ),
    [],
  );
  if (charts === null) return <p className="lab">{t('web.loading')}</p>;
  return (
    <>
      <p className="field">
        <input
          type="search"
          value={sought}
          aria-label={t('table.charts')}
          onChange={(event) => setSought(event.target.value)}
        />
      </p>
      {charts
        .filter(({ title, rule }) => `${title} ${rule}`.toLowerCase().includes(sought.toLowerCase()))
        .map((chart) => (
          <ChartTable key={chart.id} chart={chart} />
        ))}
    </>
  );
}

function ChartTable({ chart }: { readonly chart: Chart }) {
  const { title, rule, provenance, dice, rows, columns, cells, modifiers } = chart;
  return (
    <details className="refchart">
      <summary>
        {title} <span className="rule">{rule}</span> <span className="prov">{t(`table.${provenance}`)}</span>
      </summary>
      <div className="scroll">
        <table className="frag">
          <thead>
            <tr>
              <th>{dice ? t('table.dice count', { n: dice.count, sides: dice.sides }) : ''}</th>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map((line, i) => (
              <tr key={rows[i]}>
                <th>{rows[i]}</th>
                {line.map((cell, j) => (
                  <td key={columns[j]}>{plain(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {modifiers && (
        <ul className="note">
          {Object.entries(modifiers).map(([id, modifier]) => (
            <li key={id}>
              {modifier.n > 0 ? `+${modifier.n}` : modifier.n} {modifier.title} <RuleTag rule={modifier.rule} />
            </li>
          ))}
        </ul>
      )}
      <p className="note">
        <RuleTag rule={rule} />{' '}
        {Object.hasOwn(room.get().opening?.words ?? {}, `chart.${chart.id}`) ? speak({ key: `chart.${chart.id}` }) : ''}
      </p>
    </details>
  );
}
