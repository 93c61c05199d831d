/** Moves an element, frame by frame. */
export type Slide = (transform: string) => void;

/**
 * Moves an element by an animation that never runs. A style would do the same, but Chromium lays out all layers of the
 * page anew whenever the transform of a style changes; of an animation it only takes the new value.
 */
export function slideOf(element: HTMLElement): Slide {
  const animation = element.animate({ transform: ['none', 'none'] }, { duration: 1, fill: 'both' });
  animation.pause();
  const { effect } = animation;
  return (transform) => {
    if (effect instanceof KeyframeEffect) effect.setKeyframes({ transform: [transform, transform] });
  };
}
