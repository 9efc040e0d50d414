import { mediaSources } from '@narkhoz/contract/media.ts'
import { use } from 'react'
import styles from './picture.module.css'
import { PicturesShown } from './pictures-shown.ts'

/** A picture as answers carry it. */
export type PictureAnswer = {
  url: string
  width: number
  height: number
  alt: string
  /** What must stay in sight where it is cut, in per cent from its left and upper edge, in steps of ten. */
  focus?: { x: number; y: number } | undefined
}

type PictureProps = {
  picture: PictureAnswer
  /** Another one for narrow screens, where the first would lose its subject. */
  narrow?: PictureAnswer | null | undefined
  /** Next to text with the same content, a picture is decorative. */
  decorative?: boolean
  /** How wide it is shown; decides which copy of a photograph is fetched. */
  sizes?: string
  /** The largest picture of the first view: fetched at once and before others. */
  priority?: boolean
  /** The language of its alternative text, where that is not the page's. */
  lang?: string | undefined
  className?: string | undefined
}

type Source = { type?: string; srcset: string; media?: string; width?: number; height?: number }

const narrowSources = ({ width, height, ...picture }: PictureAnswer): Source[] =>
  [...mediaSources({ ...picture, width }), { srcset: `${picture.url} ${width}w` }].map((source) => ({
    ...source,
    media: '(max-width: 767px)',
    width,
    height,
  }))

// By class and not by style: the policy for styles allows none of a page's own.
const focusOf = ({ focus }: PictureAnswer) => (focus ? [styles.focused, styles[`x${focus.x}`], styles[`y${focus.y}`]] : [])

const InWords = ({ text, lang }: { text: string; lang: string | undefined }) => (
  <span className={styles.words} lang={lang}>
    {text}
  </span>
)

/** A picture with its dimensions, so that nothing shifts. Photographs come in several widths, drawings as they are. */
export const Picture = ({ picture, narrow, decorative = false, sizes = '100vw', priority = false, lang, className }: PictureProps) => {
  if (!use(PicturesShown)) return decorative || !picture.alt ? null : <InWords text={picture.alt} lang={lang} />
  const sources: Source[] = [...(narrow ? narrowSources(narrow) : []), ...mediaSources(picture)]
  const image = (
    <img
      className={[className, ...focusOf(picture)].filter(Boolean).join(' ') || undefined}
      src={picture.url}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt}
      lang={decorative ? undefined : lang}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
  if (sources.length === 0) return image
  return (
    <picture className={styles.picture}>
      {sources.map(({ srcset, ...source }) => (
        <source key={srcset} {...source} srcSet={srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
