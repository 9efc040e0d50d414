import type { ReactNode } from 'react'
import { useWords } from '../i18n/words.ts'
import { Anchor } from './anchor.tsx'
import { Email, Phone, reachable } from './contact-link.tsx'
import styles from './contacts.module.css'
import { Grid } from './grid.tsx'
import { Heading } from './heading.tsx'
import { Icon } from './icon.tsx'
import type { Drawing } from './sprite.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A contact, as far as it is known. */
export type ContactPlace = {
  key: string | number
  /** The id of its element, where it is the only one on the screen. */
  anchor?: string | undefined
  title: string
  titleLang?: string | undefined
  phone: string | null
  email: string | null
  address: string | null
  addressLang?: string | undefined
  hours: string | null
  hoursLang?: string | undefined
  map: string | null
}

const Line = ({ icon, name, children }: { icon: Drawing; name: string; children: ReactNode }) => (
  <div>
    <dt>
      <Icon name={icon} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </dt>
    <dd>{children}</dd>
  </div>
)

const Place = ({ place }: { place: ContactPlace }) => {
  const words = useWords().kit.contacts
  return (
    <div className={styles.place}>
      <Heading lang={place.titleLang}>{place.title}</Heading>
      <dl>
        {place.phone && (
          <Line icon="phone" name={words.phone}>
            <Phone number={place.phone} />
          </Line>
        )}
        {place.email && (
          <Line icon="mail" name={words.email}>
            <Email address={place.email} />
          </Line>
        )}
        {place.address && (
          <Line icon="pin" name={words.address}>
            <span lang={place.addressLang}>{reachable(place.address)}</span>
            {place.map && (
              <p>
                <Anchor to={place.map}>
                  {words.map}
                  <VisuallyHidden lang={place.titleLang}>: {place.title}</VisuallyHidden>
                </Anchor>
              </p>
            )}
          </Line>
        )}
        {place.hours && (
          <Line icon="clock" name={words.hours}>
            <span lang={place.hoursLang}>{reachable(place.hours)}</span>
          </Line>
        )}
      </dl>
    </div>
  )
}

/** Contacts side by side. */
export const Contacts = ({ places }: { places: readonly ContactPlace[] }) => (
  <Grid columns={places.length % 3 === 0 || places.length > 6 ? 3 : 2}>
    {places.map((place) => (
      <li key={place.key} id={place.anchor}>
        <Place place={place} />
      </li>
    ))}
  </Grid>
)
