import { createHash } from 'node:crypto'
import { apiBase, type Endpoint, endpoints } from '@narkhoz/contract/api.ts'
import { errors } from '@narkhoz/contract/errors.ts'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { openapi } from './openapi.ts'
import type { Env } from './service.ts'

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:68rem;margin:0 auto;padding:1rem}
h1,h2{line-height:1.2}details{border-top:1px solid #8885;padding:.5rem 0}summary{cursor:pointer}code,pre{font:14px/1.4 ui-monospace,monospace}
pre{overflow:auto;background:#8881;padding:.75rem}table{border-collapse:collapse}td,th{text-align:start;padding:.2rem 1rem .2rem 0;vertical-align:top}.method{font-weight:700}`

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Operation = { parameters: { name: string; in: string; schema: unknown }[]; requestBody?: unknown; responses: Record<string, unknown> }

const entry = ({ method, path, summary, bearer }: Endpoint, { parameters, requestBody, responses }: Operation) => html`<details>
  <summary><code><span class="method">${method}</span> ${apiBase}/${path}</code> ${summary}${bearer ? ' (Bearer)' : ''}</summary>
  <table>
    ${parameters.map((one) => html`<tr><th scope="row"><code>${one.name}</code></th><td>${one.in}</td><td><code>${JSON.stringify(one.schema)}</code></td></tr>`)}
  </table>
  ${requestBody ? html`<p>Request</p><pre>${JSON.stringify(requestBody, null, 1)}</pre>` : ''}
  <p>Answer</p><pre>${JSON.stringify(Object.values(responses)[0], null, 1)}</pre>
</details>`

/** A readable page of the API, without scripts and external resources. */
const page = (description: ReturnType<typeof openapi>) => {
  const paths = description.paths as Record<string, Record<string, Operation>>
  const groups = Map.groupBy(endpoints, ({ group }) => group)
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Content service: API</title><style>${raw(style)}</style></head>
<body>
<h1>Content service: API</h1>
<p>Every call takes <code>lang</code> (kz, ru, en; kz when absent). Answers are <code>{ "data": … }</code>, paged lists add <code>meta</code>,
errors are <code>{ "error": { "code", "message" } }</code>. Machine-readable: <a href="${apiBase}/openapi.json">openapi.json</a>.</p>
${[...groups].map(
  ([group, calls]) =>
    html`<h2>${group}</h2>${calls.map((call) => {
      const operation = paths[`/${call.path}`]?.[call.method.toLowerCase()]
      return operation ? entry(call, operation) : ''
    })}`,
)}
<h2>Errors</h2>
<table>${Object.entries(errors).map(([code, { status, message }]) => html`<tr><th scope="row"><code>${code}</code></th><td>${status}</td><td>${message.en}</td></tr>`)}</table>
</body></html>`
}

/** The API's description, for machines and for people; generated at the first request and cached. */
export const docsRoutes = () => {
  const app = new Hono<Env>()
  let description: ReturnType<typeof openapi> | undefined
  const described = () => {
    description ??= openapi()
    return description
  }
  app.get(`${apiBase}/openapi.json`, (c) => c.json(described()))
  app.get(`${apiBase}/docs`, async (c) => c.html(await page(described()), 200, { 'content-security-policy': policy }))
  return app
}
