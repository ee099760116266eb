// The wire repeats the kernel's shapes, so that a client needs no kernel to read a message. Here the compiler compares them.

import type * as kernel from '@landsraad/kernel';
import type * as table from '@landsraad/table';
import type * as wire from '@landsraad/wire';

type Agree<A, B> = [A] extends [B]
  ? [B] extends [A]
    ? [keyof A] extends [keyof B]
      ? [keyof B] extends [keyof A]
        ? true
        : never
      : never
    : never
  : never;

export const AGREE: readonly [
  Agree<wire.View, kernel.View>,
  Agree<wire.Decision, kernel.Decision>,
  Agree<wire.Offer, kernel.Offer>,
  Agree<wire.Waiting, kernel.Waiting>,
  Agree<wire.Result, kernel.Result>,
  Agree<wire.Standing, kernel.Standing>,
  Agree<wire.Box, { name: string; values: Record<string, unknown> }>,
  Agree<wire.TableEvent, table.TableEvent>,
  Agree<wire.Proposal, table.Proposal>,
] = [true, true, true, true, true, true, true, true, true];
