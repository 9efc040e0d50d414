import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// What the content service is measured against: the same framework and server with nothing to do.
const app = new Hono()
const answer = { data: { id: 1, title: 'constant' } }
app.get('/', (c) => c.json(answer))
serve({ fetch: app.fetch, port: Number(process.argv[2]) })
