// Why a server cannot start, in one sentence for whoever started it.

export class CannotStart extends Error {}
