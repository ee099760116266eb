// Something that is refused: what the asker reads, and nothing that the asker must not know.

import { Refusal, type Decision } from '@landsraad/kernel';

/** As HTTP says it. */
export type RefusedStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;

export class Refused extends Error {
  readonly status: RefusedStatus;
  readonly code: string;
  readonly rule: string | undefined;
  /** The question that is open instead; undefined: it is not about that. */
  readonly open: Decision | null | undefined;
  /** Seconds until it may be tried again. */
  readonly retryAfter: number | undefined;
  constructor(
    status: RefusedStatus,
    code: string,
    message: string,
    more: { readonly rule?: string; readonly open?: Decision | null; readonly retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.rule = more.rule;
    this.open = more.open;
    this.retryAfter = more.retryAfter;
  }
}

/** What the kernel refuses, as a client reads it. `open` is that seat's own question. */
export function fromKernel(error: unknown, open: Decision | null, sentence: (rule: string) => string | null): unknown {
  if (!(error instanceof Refusal)) return error;
  if (error.code === 'stale' || error.code === 'not-asked')
    return new Refused(409, error.code, error.message, { open });
  const said = error.code === 'refused' && error.rule !== '' ? sentence(error.rule) : null;
  return new Refused(422, error.code, said ?? error.message, error.rule === '' ? {} : { rule: error.rule });
}
