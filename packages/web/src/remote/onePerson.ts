// Whether all seats that this browser holds at a table are one person's: then no curtain falls between them.

const keyOf = (table: string): string => `landsraad-one-person ${table}`;

export function onePersonAt(table: string): boolean {
  try {
    return localStorage.getItem(keyOf(table)) === '1';
  } catch {
    return false;
  }
}

export function rememberOnePerson(table: string): void {
  try {
    localStorage.setItem(keyOf(table), '1');
  } catch {
    // Without storage the curtain is back after a reload.
  }
}
