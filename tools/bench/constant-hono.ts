import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// Baseline of the content service: the same framework and server without any work.
const app = new Hono()
const answer = { data: { id: 1, title: 'constant' } }
app.get('/', (c) => c.json(answer))
serve({ fetch: app.fetch, port: Number(process.argv[2]) })
