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
export const programThing = (facts: ProgramFacts, { siteUrl, lang }: Telling): Thing => ({
  '@type': 'EducationalOccupationalProgram',
  name: facts.title,
  description: facts.lead,
  url: siteUrl + addressIn(lang, `/school-program/${facts.slug}`),
  identifier: facts.code,
  provider: universityNamed(siteUrl, lang),
  timeToComplete: duration(facts.period.value),
  educationalProgramMode: facts.form.map(({ value }) => value),
  numberOfCredits: facts.credits ?? undefined,
  applicationDeadline: facts.deadline ?? undefined,
  educationalCredentialAwarded: facts.qualification ?? undefined,
  occupationalCategory: facts.careers?.length ? facts.careers.map(({ title }) => title) : undefined,
  offers: facts.fee
    ? {
        '@type': 'Offer',
        category: 'Tuition',
        priceSpecification: { '@type': 'UnitPriceSpecification', price: facts.fee, priceCurrency: 'KZT', unitCode: 'ANN' },
      }
    : undefined,
})
