import { fallbackLang } from '../format/fallback-lang.ts'
import { useWords } from '../i18n/words.ts'
import { Icon } from '../kit/icon.tsx'
import type { PartsOf } from '../kit/page-part.ts'
import { Section } from '../kit/section.tsx'
import { useRootData } from './root-data.ts'
import styles from './socials.module.css'

/** Where else the university can be followed, at the end of a page that editors wrote. */
export const Socials = () => {
  const words = useWords()
  const settings = useRootData()?.settings
  if (!settings?.socials?.length) return null
  return (
    <Section block="socials" title={words.socials}>
      <ul className={styles.socials}>
        {settings.socials.map(({ network, title, url }, at) => (
          <li key={url}>
            <a href={url} rel="me noopener">
              <span>
                <b>{network.title}</b> {title && <span lang={fallbackLang(settings, `socials.${at}.title`)}>{title}</span>}
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

// Known from every page: it makes the page longer and needs no link.
Socials.parts = (() => [{ id: 'socials', title: '', screens: 0.7 }]) satisfies PartsOf<object>
