import type { Answer } from '@narkhoz/contract/entities/entity.ts'
import type { generalSettings } from '@narkhoz/contract/entities/general-settings.ts'
import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { spokenIn } from '../kit/spoken.ts'
import styles from './footer.module.css'
import { useFrame } from './frame.ts'
import { Logo } from './logo.tsx'

type Settings = Answer<typeof generalSettings>

const Contacts = ({ settings }: { settings: Settings }) => (
  <address>
    {settings.address && <p lang={spokenIn(settings, 'address')}>{settings.address}</p>}
    {settings.elements?.value?.map(({ title, value, url }, at) => (
      <p key={title + value} lang={spokenIn(settings, `elements.value.${at}.value`)}>
        <span lang={spokenIn(settings, `elements.value.${at}.title`)}>{title}</span>
        {url ? <Anchor to={url}>{value}</Anchor> : value}
      </p>
    ))}
    {settings.email && (
      <p>
        <a href={`mailto:${settings.email}`}>{settings.email}</a>
      </p>
    )}
  </address>
)

const Socials = ({ settings }: { settings: Settings }) => {
  const words = useWords()
  if (!settings.socials?.length) return null
  return (
    <ul aria-label={words.socials}>
      {settings.socials.map(({ network, title, url }) => (
        <li key={url}>
          <a href={url}>{title ?? network.title}</a>
        </li>
      ))}
    </ul>
  )
}

const FooterMenu = ({ of }: { of: NonNullable<NonNullable<ReturnType<typeof useFrame>>['footer']> }) =>
  of.items.map(({ title, url, children }, at) => {
    const spoken = spokenIn(of, `items.${at}.title`)
    return (
      <nav key={title} aria-label={title}>
        <h2 lang={spoken}>{url ? <Anchor to={url}>{title}</Anchor> : title}</h2>
        <ul>
          {children?.map((child, index) => (
            <li key={child.url + child.title} lang={spokenIn(of, `items.${at}.children.${index}.title`)}>
              <Anchor to={child.url}>{child.title}</Anchor>
            </li>
          ))}
        </ul>
      </nav>
    )
  })

/** Contacts, the second menu, social networks and the year. */
export const Footer = () => {
  const words = useWords()
  const frame = useFrame()
  return (
    <footer className={styles.foot}>
      <div className={styles.wrap}>
        <div className={styles.cols}>
          <div>
            <Logo onStrong />
            {frame?.settings && <Contacts settings={frame.settings} />}
          </div>
          {frame?.footer && <FooterMenu of={frame.footer} />}
        </div>
        <div className={styles.last}>
          <span>
            © {frame?.year} {frame?.settings?.title ?? words.name.full}
          </span>
          {frame?.settings && <Socials settings={frame.settings} />}
        </div>
      </div>
    </footer>
  )
}
