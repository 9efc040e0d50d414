import { consultation } from '@narkhoz/contract/forms/consultation.ts'
import { useId } from 'react'
import type { Office } from '../blocks/office-of.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import { Form } from '../forms/form.tsx'
import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { Email, Phone, ReachText } from '../kit/contact-link.tsx'
import { Under } from '../kit/heading.tsx'
import { Icon } from '../kit/icon.tsx'
import type { PartsOf } from '../kit/page-part.ts'
import { Picture } from '../kit/picture.tsx'
import reflow from '../kit/reflow.module.css'
import section from '../kit/section.module.css'
import type { Drawing } from '../kit/sprite.tsx'
import styles from './consultation.module.css'
import { elementAddress } from './element-address.ts'
import { type Settings, useRootData } from './root-data.ts'

const ways = { phone: 'phone', email: 'mail', address: 'pin' } as const satisfies Record<string, Drawing>

/** The first contact of each kind: all of them are in the footer of every page. The page's office precedes the university's. */
const Ways = ({ settings, office = {} }: { settings: Settings; office?: Office | undefined }) => {
  const elements = settings.elements?.value ?? []
  const own = {
    phone: office.phone && <Phone number={office.phone} />,
    email: office.email && <Email address={office.email} />,
    address: undefined,
  }
  return (
    <ul className={styles.ways}>
      {(Object.keys(ways) as (keyof typeof ways)[]).map((kind) => {
        const icon = ways[kind]
        if (own[kind])
          return (
            <li key={kind}>
              <Icon name={icon} />
              {own[kind]}
            </li>
          )
        const at = elements.findIndex(({ type }) => type.value === kind)
        const element = elements[at]
        if (!element) return null
        const to = elementAddress(element)
        return (
          <li key={kind} lang={fallbackLang(settings, `elements.value.${at}.value`)}>
            <Icon name={icon} />
            {to ? (
              <Anchor to={to}>
                <ReachText text={element.value} />
              </Anchor>
            ) : (
              <span>{element.value}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const place = 'consultation'

/** The consultation form next to other contacts. */
export const Consultation = ({ office }: { office?: Office | undefined }) => {
  const words = useWords().consultation
  const settings = useRootData()?.settings
  const heading = useId()
  const picture = settings?.consultation_image?.value
  return (
    <section className={`${section.section} ${section.tint}`} id={place} data-block="consultation" aria-labelledby={heading}>
      <div className={`${section.wrap} ${styles.columns} ${reflow.reflow}`}>
        <div>
          <h2 id={heading}>{words.title}</h2>
          <p className={styles.lead}>{words.lead}</p>
          {settings && <Ways settings={settings} office={office} />}
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} sizes="(min-width: 1024px) 520px, 100vw" />
            </div>
          )}
        </div>
        <Under>
          <Form form={consultation} />
        </Under>
      </div>
    </section>
  )
}

Consultation.parts = ((_props, words) => [{ id: place, title: words.consultation.title, screens: 1.3 }]) satisfies PartsOf<object>
