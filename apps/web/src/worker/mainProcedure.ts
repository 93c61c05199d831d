/** How deep the procedure may lie that gives a turn its shape. */
const DEEPEST = 3;

/** Of the procedures under way the one whose steps are the stations of the flow chart: the longest near the top. */
export function mainProcedure(flow: readonly { readonly steps: readonly unknown[] }[]): number {
  let best = 0;
  flow.slice(0, DEEPEST).forEach(({ steps }, i) => {
    if (steps.length > (flow[best]?.steps.length ?? 0)) best = i;
  });
  return best;
}
