import { privacyLink, privacyPath } from '@narkhoz/contract/forms/privacy.ts'
import { accessibilityPath } from '@narkhoz/contract/pages/accessibility.ts'
import { use } from 'react'
import { fallbackLang } from '../format/fallback-lang.ts'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { Email, ReachText } from '../kit/contact-link.tsx'
import { PicturesShown } from '../kit/pictures-shown.ts'
import reflow from '../kit/reflow.module.css'
import { elementAddress } from './element-address.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { type Menu, type Settings, useRootData } from './root-data.ts'

/** The mark that editors chose for the foot of the page, or the university's own. */
const FooterLogo = ({ settings }: { settings: Settings | null | undefined }) => {
  const picture = settings?.footer_logo?.value
  if (!picture || !use(PicturesShown)) return <Logo onStrong />
  return (
    <Anchor className={styles.logo} to="/">
      <img src={picture.url} width={picture.width} height={picture.height} alt={picture.alt || settings.title} loading="lazy" />
    </Anchor>
  )
}

const Contacts = ({ settings }: { settings: Settings }) => {
  const elements = settings.elements?.value ?? []
  // Editors may write the address and the mailbox among the ways to get in touch too: then they are said there.
  const isSaid = (text: string | null) => !text || elements.some(({ value }) => value === text)
  return (
    <address>
      {!isSaid(settings.address) && <p lang={fallbackLang(settings, 'address')}>{settings.address}</p>}
      {elements.map((element, at) => {
        const { title, value } = element
        const to = elementAddress(element)
        return (
          <p key={title + value}>
            <span lang={fallbackLang(settings, `elements.value.${at}.title`)}>{title}</span>{' '}
            <span lang={fallbackLang(settings, `elements.value.${at}.value`)}>
              {to ? (
                <Anchor to={to}>
                  <ReachText text={value} />
                </Anchor>
              ) : (
                value
              )}
            </span>
          </p>
        )
      })}
      {settings.email && !isSaid(settings.email) && (
        <p>
          <Email address={settings.email} />
        </p>
      )}
    </address>
  )
}

// Not removable by editors of the menu: these are in the last row, and not repeated.
const statusPath = '/request'
const ownRow: readonly string[] = [statusPath, accessibilityPath, privacyPath]

const FooterMenu = ({ of }: { of: Menu }) =>
  of.items.map(({ title, url, children }, at) => {
    const spoken = fallbackLang(of, `items.${at}.title`)
    return (
      <nav key={title} aria-label={title}>
        <h2 lang={spoken}>{url ? <Anchor to={url}>{title}</Anchor> : title}</h2>
        <ul>
          {children?.map(
            (child, index) =>
              !ownRow.includes(child.url) && (
                <li key={child.url + child.title} lang={fallbackLang(of, `items.${at}.children.${index}.title`)}>
                  <Anchor to={child.url}>{child.title}</Anchor>
                </li>
              ),
          )}
        </ul>
      </nav>
    )
  })

/** Contacts, the second menu, social networks, legal links, and the year. */
export const Footer = () => {
  const words = useWords()
  const locale = useLocale()
  const frame = useRootData()
  const socials = frame?.settings?.socials ?? []
  return (
    <footer className={styles.foot}>
      <div className={styles.wrap}>
        <div className={`${styles.cols} ${reflow.reflow}`}>
          <div>
            <FooterLogo settings={frame?.settings} />
            {frame?.settings && <Contacts settings={frame.settings} />}
          </div>
          {frame?.footer && <FooterMenu of={frame.footer} />}
        </div>
        <div className={styles.last}>
          <p className={styles.year}>
            © {frame?.year} {frame?.settings?.title ?? words.name.full}
          </p>
          <Anchor className={styles.legal} to={statusPath}>
            {words.requestStatus}
          </Anchor>{' '}
          <Anchor className={styles.legal} to={accessibilityPath}>
            {words.accessibility}
          </Anchor>{' '}
          <Anchor className={styles.legal} to={privacyPath}>
            {privacyLink[locale]}
          </Anchor>
          {socials.length > 0 && (
            <ul aria-label={words.socials}>
              {socials.map(({ network, url }) => (
                <li key={url}>
                  <a href={url} rel="me noopener">
                    {network.title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  )
}
