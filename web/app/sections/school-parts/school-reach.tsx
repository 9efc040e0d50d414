import type { school } from '@narkhoz/contract/entities/school.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { Email, Phone } from '../../kit/contact-link.tsx'
import { Icon } from '../../kit/icon.tsx'
import type { Entry } from '../entries/entry.ts'
import styles from './school-reach.module.css'

/** How a school is reached, as far as it is known. */
export type SchoolContacts = Pick<Entry<typeof school>, 'email' | 'phone' | 'address' | 'fallback'>

/** How to reach a school, in a line or three. */
export const SchoolReach = ({ contacts }: { contacts: SchoolContacts }) => {
  const { email, phone, address } = contacts
  if (!email && !phone && !address) return null
  return (
    <ul className={styles.ways}>
      {phone && (
        <li>
          <Icon name="phone" /> <Phone number={phone} />
        </li>
      )}
      {email && (
        <li>
          <Icon name="mail" /> <Email address={email} />
        </li>
      )}
      {address && (
        <li lang={fallbackLang(contacts, 'address')}>
          <Icon name="pin" /> <span>{address}</span>
        </li>
      )}
    </ul>
  )
}
