import { useEffect, useRef } from 'react';
import { room } from '../store/room.ts';
import { t } from '../words.ts';
import { mainProcedure } from '../worker/mainProcedure.ts';
import type { TableView } from '../worker/protocol.ts';
import { stepName } from './names.ts';
import { innerSteps } from './progress.ts';

/** One station for each step of the turn, the present one lit; what goes on within it stands under its name. */
export function Flow({ table }: { readonly table: TableView }) {
  const { flow } = table;
  const depth = mainProcedure(flow);
  const main = flow[depth];
  const now = useRef<HTMLLIElement>(null);
  const at = main?.steps.findIndex((step) => step.state === 'now');
  useEffect(() => {
    now.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  if (!main) return <div className="flow" />;
  const inner = innerSteps(flow);
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
            <button type="button" onClick={() => room.set({ sheet: 'rules', sheetRule: step.rule })}>
              <b>{stepName(main.procedure, step.name)}</b>
              <span>
                <em>{step.rule}</em> {step.state === 'now' ? (inner.at(-1) ?? '') : ''}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
