import { parseArgs } from 'node:util'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { fill } from '../seed/fill.ts'
import { generateNews } from '../seed/generated-news.ts'
import type { Command } from './command.ts'

const mostNews = 1_000_000

/** `npm run seed -- --news N`: the starter content that is missing, and generated news up to N for measuring. */
export const seed: Command = async ({ storage }, args, write) => {
  const { values } = parseArgs({ args: [...args], options: { news: { type: 'string' } } })
  const news = Number(values.news ?? 0)
  if (!Number.isInteger(news) || news < 0 || news > mostNews) throw new StartError(`--news takes a whole number up to ${mostNews}.`)
  write(`${await fill(storage, write)} starter entries loaded`)
  if (news === 0) return
  const made = await generateNews(storage, news, (number) => number % 10_000 === 0 && write(`${number} of ${news} news`))
  write(`${made} news generated, ${news} in all`)
}
