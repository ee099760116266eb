import type { TestProject } from 'vitest/node';
import { openHouse } from './house.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

/** One server for all tests that do not end it. */
export default async function houseForAll(project: TestProject): Promise<() => Promise<void>> {
  const house = await openHouse();
  project.provide('address', house.address);
  return house.close;
}
