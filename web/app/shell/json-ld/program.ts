import type { Answer } from '@narkhoz/contract/entities/entity.ts'
import type { program } from '@narkhoz/contract/entities/program.ts'
import { addressIn } from '../../i18n/address.ts'
import { type Telling, type Thing, universityNamed } from '../structured-data.ts'

type ProgramFacts = Pick<
  Answer<typeof program>,
  'slug' | 'title' | 'code' | 'lead' | 'period' | 'form' | 'credits' | 'fee' | 'deadline' | 'qualification' | 'careers'
>

/** A number of years as a duration: `1.5` is a year and six months. */
const duration = (years: string) => {
  const months = Math.round(Number(years) * 12)
  return `P${Math.floor(months / 12)}Y${months % 12 ? `${months % 12}M` : ''}`
}

/** An educational program; its fee is that of one year. */
export const programThing = (told: ProgramFacts, { siteUrl, lang }: Telling): Thing => ({
  '@type': 'EducationalOccupationalProgram',
  name: told.title,
  description: told.lead,
  url: siteUrl + addressIn(lang, `/school-program/${told.slug}`),
  identifier: told.code,
  provider: universityNamed(siteUrl, lang),
  timeToComplete: duration(told.period.value),
  educationalProgramMode: told.form.map(({ value }) => value),
  numberOfCredits: told.credits ?? undefined,
  applicationDeadline: told.deadline ?? undefined,
  educationalCredentialAwarded: told.qualification ?? undefined,
  occupationalCategory: told.careers?.length ? told.careers.map(({ title }) => title) : undefined,
  offers: told.fee
    ? {
        '@type': 'Offer',
        category: 'Tuition',
        priceSpecification: { '@type': 'UnitPriceSpecification', price: told.fee, priceCurrency: 'KZT', unitCode: 'ANN' },
      }
    : undefined,
})
