/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** '1' offers the reference game in a built client. */
  readonly VITE_LANDSRAAD_DEV?: string;
}

declare module 'virtual:table-worker' {
  const url: string;
  export default url;
}
