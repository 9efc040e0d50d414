import { apiBase } from '@narkhoz/contract/api.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import * as v from 'valibot'
import { operator, recordApplications } from '../audit/record.ts'
import { jsonLimit, readJson } from './body.ts'
import { privateFile } from './private-file.ts'
import type { Env, Service } from './service.ts'

const argsSchema = v.object({ args: v.array(v.string()) })

/** What only those who run the service may reach: private files, and commands on this machine. */
export const operatorRoutes = ({ db, access, staff, uploads, operate, log }: Service) => {
  const app = new Hono<Env>()

  const operatorOnly = async (authorization: string | undefined) => {
    if (access.isOperator(authorization)) return
    // A valid service token is known, and still not allowed: it may store files, not read them.
    await access.tokenHash(authorization)
    throw new ServiceError('not_allowed')
  }

  app.get(`${apiBase}/files/:key`, async (c) => {
    c.env.seen.route = 'files/{key}'
    await operatorOnly(c.req.header('authorization'))
    const file = await uploads.read(c.req.param('key'))
    if (!file) throw new ServiceError('not_found')
    // An unclaimed file may belong to somebody too.
    const application = await staff.details.ofFile(c.req.param('key'))
    await recordApplications(db, operator, [{ action: 'file_downloaded', ...application }])
    return privateFile(c, file)
  })

  // Before the body: without the key nothing is read.
  app.use('/operator/:command', async (c, next) => {
    c.env.seen.route = 'operator/{command}'
    if (!access.isOperator(c.req.header('authorization'))) throw new ServiceError('not_signed_in')
    return next()
  })
  app.post('/operator/:command', jsonLimit, async (c) => {
    const given = v.safeParse(argsSchema, await readJson(c))
    if (!given.success) throw new ServiceError('bad_body')
    const command = c.req.param('command')
    // Some are silent for longer than a connection may be.
    c.env.incoming?.socket.setTimeout(0)
    return stream(c, async (out) => {
      let writing: Promise<unknown> = Promise.resolve()
      const write = (line: string) => {
        writing = writing.then(() => out.write(`${line}\n`))
        return writing
      }
      try {
        await operate(command, given.output.args, write)
        write('\u0004done')
      } catch (error) {
        log.error({ requestId: c.env.seen.requestId, err: error, command }, 'operator command failed')
        write(`\u0004failed ${error instanceof Error ? error.message : 'unknown'}`)
      }
      await writing
    })
  })
  return app
}
