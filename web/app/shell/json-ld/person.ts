import { type Telling, type Thing, universityNamed } from '../structured-data.ts'

type Someone = { name: string; post: string; email?: string | null; url?: string | null; photo: { url: string } | null }

/** An employee of the university. */
export const personThing = ({ name, post, email, url, photo }: Someone, { siteUrl, lang }: Telling): Thing => ({
  '@type': 'Person',
  name,
  jobTitle: post,
  email: email ?? undefined,
  sameAs: url ?? undefined,
  image: photo ? new URL(photo.url, siteUrl).href : undefined,
  worksFor: universityNamed(siteUrl, lang),
})
