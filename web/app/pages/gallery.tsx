import { titleDash } from '@narkhoz/contract/title-dash.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { galleryIn } from '../.server/gallery/gallery.ts'
import { headOf } from '../.server/head.ts'
import { requestContext } from '../.server/request-context.ts'
import { wordsIn } from '../i18n/words.ts'
import { Banner } from '../sections/banner/banner.tsx'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { screenMeta } from '../shell/meta.ts'
import { BlockSamples } from './gallery/block-samples.tsx'
import { KitParts } from './gallery/kit-parts.tsx'
import { Lists } from './gallery/lists.tsx'

/** Makes no call of its own: the samples are declared in the contract. */
export const loader = ({ context, url }: LoaderFunctionArgs) => {
  const visit = context.get(requestContext)
  const gallery = galleryIn(visit.lang)
  const { title, lead } = gallery.words
  const seo = { title: `${title}${titleDash[visit.lang]}${wordsIn(visit.lang).name.full}`, description: lead }
  return {
    head: headOf({ seo, fallback: [] }, visit, { isHidden: true }),
    page: { title, fallback: [], banner: { title: null, lead, picture: null, picture_mobile: null, link: null } },
    number: Number(url.searchParams.get('page')) || 1,
    gallery,
  }
}

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Gallery() {
  const { page, number, gallery } = useLoaderData<typeof loader>()
  return (
    <main id="main">
      <Banner page={page} above={<Breadcrumb page={page} />} />
      <KitParts gallery={gallery} page={number} />
      <Lists gallery={gallery} />
      <BlockSamples gallery={gallery} />
    </main>
  )
}
