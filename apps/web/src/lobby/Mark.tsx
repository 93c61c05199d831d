/** Our mark: a track that ends at the place agreed on. */
export function Mark() {
  return (
    <svg width="34" height="24" viewBox="0 0 26 18" aria-hidden="true">
      <path d="M1 16 L11 11" stroke="currentColor" strokeWidth="1.6" strokeDasharray="3 2" fill="none" />
      <circle cx="17" cy="8" r="5.4" stroke="currentColor" strokeWidth="1.6" fill="none" />
      <circle cx="17" cy="8" r="1.8" fill="currentColor" />
      <path d="M17 0v3M17 13v3M9 8h3M22 8h3" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
