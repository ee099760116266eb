// The interface, described by the same schemas that check it: for programs as OpenAPI, for people as one plain page.

import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';

export function docsRoutes(app: FastifyInstance): void {
  let page: string | null = null;
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) => {
    page ??= htmlOf(app.swagger() as OpenAPIV3_1.Document);
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

const escapes: { readonly [c: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const esc = (text: string): string => text.replace(/[&<>"]/g, (c) => escapes[c] ?? c);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

function htmlOf(doc: OpenAPIV3_1.Document): string {
  const calls = Object.entries(doc.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation === undefined ? [] : [{ path, method, operation }];
    }),
  );
  const tags = [...new Set(calls.map((c) => c.operation.tags?.[0] ?? 'other'))];
  const sections = tags.map(
    (tag) =>
      `<h2>${esc(tag)}</h2>${calls
        .filter((c) => (c.operation.tags?.[0] ?? 'other') === tag)
        .map(callHtml)
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${esc(doc.info.title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}code,pre{font:14px/1.4 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:6px}details{margin:.4rem 0}summary{cursor:pointer}b{display:inline-block;min-width:4.5rem}</style>
<h1>${esc(doc.info.title)}</h1><p>${esc(doc.info.description ?? '')} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('')}`;
}

function callHtml({
  path,
  method,
  operation,
}: {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenAPIV3_1.OperationObject;
}): string {
  const parts: (readonly [string, unknown])[] = [
    ['Parameters', operation.parameters],
    ['Request', operation.requestBody],
    ['Answers', operation.responses],
  ];
  const body = parts.flatMap(([title, part]) =>
    part === undefined ? [] : [`<h4>${title}</h4><pre>${esc(JSON.stringify(part, null, 2))}</pre>`],
  );
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${esc(path)}</code> ${esc(operation.summary ?? '')}</summary>${body.join('')}</details>`;
}
