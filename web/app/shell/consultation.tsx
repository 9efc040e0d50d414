import { consultation } from '@narkhoz/contract/forms/consultation.ts'
import { useId } from 'react'
import { Form } from '../forms/form.tsx'
import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { Under } from '../kit/heading.tsx'
import { Icon } from '../kit/icon.tsx'
import { Picture } from '../kit/picture.tsx'
import section from '../kit/section.module.css'
import { spokenIn } from '../kit/spoken.ts'
import type { Drawing } from '../kit/sprite.tsx'
import styles from './consultation.module.css'
import { type Settings, useFrame } from './frame.ts'

const ways = { phone: 'phone', email: 'mail', address: 'pin' } as const satisfies Record<string, Drawing>

/** The first way of each kind: all of them stand at the foot of every page. */
const Ways = ({ settings }: { settings: Settings }) => {
  const elements = settings.elements?.value ?? []
  return (
    <ul className={styles.ways}>
      {Object.entries(ways).map(([kind, icon]) => {
        const at = elements.findIndex(({ type }) => type.value === kind)
        const element = elements[at]
        if (!element) return null
        return (
          <li key={kind} lang={spokenIn(settings, `elements.value.${at}.value`)}>
            <Icon name={icon} />
            {element.url ? <Anchor to={element.url}>{element.value}</Anchor> : <span>{element.value}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** A request for advice beside the other ways to get in touch. */
export const Consultation = () => {
  const words = useWords().consultation
  const settings = useFrame()?.settings
  const heading = useId()
  const picture = settings?.consultation_image?.value
  return (
    <section className={`${section.section} ${section.tint}`} data-block="consultation" aria-labelledby={heading}>
      <div className={`${section.wrap} ${styles.columns}`}>
        <div>
          <h2 id={heading}>{words.title}</h2>
          <p className={styles.lead}>{words.lead}</p>
          {settings && <Ways settings={settings} />}
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
