/** An input file that cannot be used: its message is one sentence for the person who wrote the file. */
export class WrongInput extends Error {}
