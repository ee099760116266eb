import './loading.css';

/** Shown only if something takes longer than a blink. */
export const Loading = ({ what = 'One moment' }: { readonly what?: string }) => (
  <div className="loading" role="status">
    <span className="loading-moon" aria-hidden="true" />
    <p>{what}</p>
  </div>
);
