import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { fixedIds } from '@narkhoz/contract/fixed-ids.ts'
import { and, count, eq, gt } from 'drizzle-orm'
import { save } from '../entries/save.ts'
import { entries } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { vacuumTables } from '../storage/vacuum.ts'

/** Ids of generated news start behind every id that editors or the starter content reach. */
export const firstGeneratedId = 1_000_000
const perSave = 1000

const subjects = [
  { kz: 'Деректер мектебі', ru: 'Школа данных', en: 'The data school' },
  { kz: 'Экономика апталығы', ru: 'Неделя экономики', en: 'Economics week' },
  { kz: 'Заң клиникасы', ru: 'Юридическая клиника', en: 'The law clinic' },
  { kz: 'Пікірсайыс клубы', ru: 'Дебатный клуб', en: 'The debate club' },
  { kz: 'Стартап инкубаторы', ru: 'Стартап-инкубатор', en: 'The start-up incubator' },
  { kz: 'Қаржы зертханасы', ru: 'Финансовая лаборатория', en: 'The finance laboratory' },
  { kz: 'Жас ғалымдар кеңесі', ru: 'Совет молодых учёных', en: 'The council of young researchers' },
] as const

const happenings = [
  { kz: 'жаңа маусымды ашты', ru: 'открыла новый сезон', en: 'opened a new season' },
  { kz: 'қорытындысын шығарды', ru: 'подвела итоги', en: 'presented its results' },
  { kz: 'серіктестер жинады', ru: 'собрала партнёров', en: 'brought partners together' },
  { kz: 'тыңдаушылар қабылдады', ru: 'приняла слушателей', en: 'welcomed participants' },
  { kz: 'жобаларын көрсетті', ru: 'показала проекты', en: 'showed its projects' },
] as const

const schools = Object.values(fixedIds.schools)
const languages = ['kz', 'ru', 'en'] as const
const hour = 3_600_000

const texts = (make: (lang: (typeof languages)[number]) => string) => Object.fromEntries(languages.map((lang) => [lang, make(lang)]))

const pick = <T>(list: readonly T[], at: number) => list[at % list.length] as T

/** The nth generated news: always the same for the same number, spread over schools and eleven years. */
const newsNumber = (number: number): Draft => {
  const subject = pick(subjects, number)
  const happening = pick(happenings, Math.floor(number / subjects.length))
  const date = new Date(Date.UTC(2026, 5, 30) - ((number * 7919) % 96_000) * hour).toISOString()
  return {
    kind: 'news',
    id: firstGeneratedId + number,
    slug: `generated-${number}`,
    status: 'published',
    attributes: {
      title: texts((lang) => `${subject[lang]} ${happening[lang]}: №\u00a0${number}`),
      date,
      school: pick(schools, number),
      lead: texts((lang) => `${subject[lang]} ${happening[lang]}. ${number}.`),
      body: texts((lang) => `<p>${subject[lang]} ${happening[lang]}.</p><p>${number}</p>`),
    },
  }
}

/** Generates news up to a number; for measurements, never for visitors. */
export const generateNews = async (storage: Pick<Storage, 'db'>, wanted: number, progress: (made: number) => void): Promise<number> => {
  const [row] = await storage.db
    .select({ made: count() })
    .from(entries)
    .where(and(eq(entries.kind, 'news'), gt(entries.id, firstGeneratedId)))
  const made = row?.made ?? 0
  for (let from = made; from < wanted; from += perSave) {
    const drafts = Array.from({ length: Math.min(perSave, wanted - from) }, (_, at) => newsNumber(from + at + 1))
    await save(storage, drafts)
    progress(from + drafts.length)
  }
  if (wanted > made) await vacuumTables(storage)
  return Math.max(0, wanted - made)
}
