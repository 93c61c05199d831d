import type { DescribedStudy } from '../worker/protocol.ts';

/** A column for each study, headed by who commands in it. */
export function StudyHeads({ studies }: { readonly studies: readonly DescribedStudy[] }) {
  return studies.map(({ study, who }) => (
    <th key={study.id} scope="col">
      {who}
    </th>
  ));
}
