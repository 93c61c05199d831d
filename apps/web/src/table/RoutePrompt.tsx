import { capital, type OptionId, type PromptView, type RouteView, type StepView } from '@point-option/engine';
import { priceText } from '../chart/lit.ts';
import { room, speak } from '../store/room.ts';
import { shortenRoute } from '../store/route.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { DieGlyph, Triangle } from './Glyphs.tsx';
import { OddsView } from './OddsView.tsx';
import { chooseOption } from './picking.ts';
import { ScaleBar } from './ScaleBar.tsx';
import { optionKey } from './optionKey.ts';
import { KEYED } from './touching.ts';

type PathPrompt = PromptView & { kind: 'path' };

/** A route: its steps so far with what they cost and risk, the total, and where it may go next. */
export function RoutePrompt({ prompt, seq }: { readonly prompt: PathPrompt; readonly seq: number }) {
  const route = useStore(room, (now) => now.route);
  const steps = route?.steps ?? prompt.steps;
  return (
    <>
      <Taken prompt={prompt} route={route} />
      {route && route.taken.length > 0 && <Total prompt={prompt} route={route} />}
      {route?.stopped && <p className="who stops">{t('route.stops', { why: speak(route.stopped) })}</p>}
      {steps.length > 0 && (
        <ul className="opts" aria-label={t('route.next')}>
          {steps.map((step, i) => (
            <Step
              key={optionKey(step.id)}
              step={step}
              seq={seq}
              route={route?.route ?? []}
              keyed={i < KEYED ? i + 1 : null}
            />
          ))}
        </ul>
      )}
      {route && steps.length === 0 && route.stopped === null && <p className="nt">{t('route.end')}</p>}
    </>
  );
}

/** The steps taken. Each is a way back to it. */
function Taken({ prompt, route }: { readonly prompt: PathPrompt; readonly route: RouteView | null }) {
  const taken = route?.taken ?? [];
  return (
    <ol className="taken" aria-label={t('route.so far')} data-testid="route">
      <li>
        <button type="button" className="link" disabled={taken.length === 0} onClick={() => shortenRoute(0)}>
          {capital(speak(prompt.from.label))}
        </button>
      </li>
      {taken.map((step, i) => (
        <li key={`${i} ${step.id}`} aria-current={i === taken.length - 1 ? 'step' : undefined}>
          <button
            type="button"
            className="link"
            disabled={i === taken.length - 1}
            onClick={() => shortenRoute(i + 1)}
            title={step.caution ? speak(step.caution) : undefined}
          >
            {speak(step.label)}
          </button>
          {step.cost !== undefined && <small>{priceText(step)}</small>}
          {step.caution && <Triangle />}
        </li>
      ))}
      {taken.length > 0 && (
        <li className="back">
          <button type="button" className="se" onClick={() => shortenRoute()} data-testid="step-back">
            {t('route.back')} <kbd>{t('key Backspace')}</kbd>
          </button>
        </li>
      )}
    </ol>
  );
}

function Total({ prompt: { budget, max }, route }: { readonly prompt: PathPrompt; readonly route: RouteView }) {
  return (
    <div className="total" data-testid="route-total">
      {budget === undefined ? (
        <span>{t('route.cost', { n: route.cost })}</span>
      ) : (
        <>
          <span>{t('route.cost of', { n: route.cost, of: budget })}</span>
          <ScaleBar value={route.cost} max={budget} label={t('route.cost', { n: route.cost })} />
        </>
      )}
      <span className="note">
        {Number.isFinite(max)
          ? t('route.steps of', { n: route.taken.length, of: max })
          : t('route.steps', { n: route.taken.length })}
      </span>
      {route.cautions.map((caution, i) => (
        <p key={i} className="risk">
          <Triangle /> {speak(caution)}
        </p>
      ))}
    </div>
  );
}

interface StepProps {
  readonly step: StepView;
  readonly seq: number;
  readonly route: readonly OptionId[];
  readonly keyed: number | null;
}

function Step({ step, seq, route, keyed }: StepProps) {
  const focused = useStore(room, (now) => now.focus === step.id);
  const focus = (): void => room.set({ focus: step.id });
  return (
    <li className={focused ? 'on' : ''} data-option={String(step.id)}>
      <button type="button" className="row" onClick={() => chooseOption(step.id)} onMouseEnter={focus} onFocus={focus}>
        {keyed === null ? <span /> : <kbd>{keyed}</kbd>}
        <span className="hx" aria-hidden="true" />
        <span className="wt">
          {capital(speak(step.label))}
          {step.rolls && <DieGlyph />}
        </span>
        <span className="fl">{step.cost !== undefined && <b>{t('table.cost', { n: priceText(step) })}</b>}</span>
      </button>
      {step.caution && (
        <p className="risk">
          <Triangle /> {speak(step.caution)}
        </p>
      )}
      {step.stops && <p className="risk">{t('route.would stop', { why: speak(step.stops) })}</p>}
      {focused && <OddsView option={step.id} seq={seq} route={route} />}
    </li>
  );
}
