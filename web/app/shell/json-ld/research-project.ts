import { addressIn } from '../../i18n/address.ts'
import { type Telling, type Thing, universityNamed } from '../structured-data.ts'

type Project = { title: string; lead: string; url: string | null; funder: string | null }

/** A research project, with those who work in it. */
export const researchProjectThing = (project: Project, path: string, members: readonly Thing[], { siteUrl, lang }: Telling): Thing => ({
  '@type': 'ResearchProject',
  name: project.title,
  description: project.lead,
  url: siteUrl + addressIn(lang, path),
  sameAs: project.url ?? undefined,
  funder: project.funder ? { '@type': 'Organization', name: project.funder } : undefined,
  parentOrganization: universityNamed(siteUrl, lang),
  member: members.length > 0 ? members : undefined,
})
