import type { FromPainter, ToPainter } from './painterProtocol.ts';

export type GiveImage = (image: ImageBitmap) => void;

/** The painter beside the page. */
export interface Painter {
  tell(what: ToPainter): void;
  /** Asks for a picture, which comes later. One that lasts is wanted whatever changes meanwhile. */
  ask(asked: (id: number) => ToPainter, give: GiveImage, lasts?: boolean): void;
  /** What was asked for is not wanted any more. */
  forget(): void;
  end(): void;
}

/** The painter beside the page, and what it has been asked for. */
export function createPainter(): Painter {
  const worker = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module', name: 'painter' });
  const waiting = new Map<number, { readonly give: GiveImage; readonly lasts: boolean }>();
  let count = 0;
  worker.addEventListener('message', ({ data: { id, image } }: MessageEvent<FromPainter>) => {
    waiting.get(id)?.give(image);
    waiting.delete(id);
  });
  return {
    tell: (what) => worker.postMessage(what),
    ask(asked, give, lasts = false) {
      waiting.set(++count, { give, lasts });
      worker.postMessage(asked(count));
    },
    forget() {
      for (const [id, { lasts }] of waiting) if (!lasts) waiting.delete(id);
    },
    end: () => worker.terminate(),
  };
}
