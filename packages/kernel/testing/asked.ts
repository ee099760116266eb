import type { Context, Decision, Option } from '@landsraad/kernel';

/** A question as it might be asked, for whoever puts it into words. */
export const asked = (
  name: string,
  option: Option,
  { about = null, means = null }: { readonly about?: Context | null; readonly means?: Context | null } = {},
): Decision => ({
  seat: 0,
  question: 0,
  name,
  rule: '',
  options: [option],
  about,
  means: means === null ? null : [means],
  sealed: false,
  window: null,
});
