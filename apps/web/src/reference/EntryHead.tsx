/** The head of an entry: what it is, and its name. The focus goes here when it is opened. */
export function EntryHead({ kind, title }: { readonly kind: string; readonly title: string }) {
  return (
    <h3 className="entryhead" tabIndex={-1} data-entry>
      <span className="lab">{kind}</span>
      <span className="q">{title}</span>
    </h3>
  );
}
