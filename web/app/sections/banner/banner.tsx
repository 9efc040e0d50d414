import type { PageAnswer } from '@narkhoz/contract/answers.ts'
import type { ReactNode } from 'react'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { noBreakDash } from '../../format/no-break-dash.ts'
import { useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Picture } from '../../kit/picture.tsx'
import styles from './banner.module.css'

/** The parts of a page that a banner needs. */
export type BannerPage = Pick<PageAnswer, 'title' | 'banner' | 'fallback'>

type BannerProps = {
  page: BannerPage
  /** The home page's banner is the hero. */
  hero?: boolean
  /** For a list, a search or a form: no picture, no slogan, and little height. */
  slim?: boolean | undefined
  /** Content above the title: the breadcrumb. */
  above?: ReactNode
  /** Distinguishes pages of the same name, such as the level of a program. */
  kind?: string | undefined
}

/**
 * The head of a page: one picture, its name, one sentence, one action. The name is the heading, because a slogan does not say where
 * a visitor is; only the home page, known by its logo, has its slogan as the heading.
 */
export const Banner = ({ page, hero = false, slim = false, above, kind }: BannerProps) => {
  const { untranslated } = useWords()
  const { banner } = page
  const scene = slim ? null : banner?.picture
  const ground = slim || scene ? '' : styles.ridged
  const slogan = banner?.title && banner.title !== page.title ? banner.title : undefined
  const heading = hero && slogan ? { text: slogan, name: 'banner.title' } : { text: page.title, name: 'title' }
  return (
    <section
      className={`${styles.banner} ${hero ? styles.hero : ''} ${slim ? styles.slim : ''} ${scene ? styles.pictured : ground}`}
      data-block="banner"
    >
      {scene && (
        <div className={styles.scene}>
          <Picture
            picture={scene}
            narrow={hero ? banner?.picture_mobile : null}
            sizes={hero ? '100vw' : '(min-width: 1200px) 56vw, 100vw'}
            decorative
            priority
          />
        </div>
      )}
      <div className={styles.wrap}>
        {above}
        <div>
          <h1 lang={fallbackLang(page, heading.name)}>
            {noBreakDash(heading.text)}
            {kind && <span className={styles.kind}>{`\u00a0· ${kind.replaceAll(' ', '\u00a0')}`}</span>}
          </h1>
          {slogan && !hero && !slim && (
            <p className={styles.slogan} lang={fallbackLang(page, 'banner.title')}>
              {noBreakDash(slogan)}
            </p>
          )}
          {banner?.lead && (
            <p className={slim ? styles.brief : styles.lead} lang={fallbackLang(page, 'banner.lead')}>
              {banner.lead}
            </p>
          )}
          {page.fallback.includes('title') && <p className={styles.note}>{untranslated}</p>}
          {banner?.link && (
            <p className={styles.way}>
              <ButtonLink pale to={banner.link.url} text={banner.link.text} lang={fallbackLang(page, 'banner.link.text')} />
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
