import { monogramOf } from '../format/monogram.ts'
import { useWords } from '../i18n/words.ts'
import { Details } from './accordion.tsx'
import { Card } from './card.tsx'
import { Email, Phone } from './contact-link.tsx'
import styles from './person-card.module.css'
import type { PictureAnswer } from './picture.tsx'
import { RichText } from './rich-text.tsx'

/** A person in a list. */
export type Person = {
  key: string | number
  /** The id of its element, where it is the only one on the screen. */
  anchor?: string | undefined
  name: string
  nameLang?: string | undefined
  photo: PictureAnswer | null
  /** A line each, such as post and degree. */
  lines: readonly { text: string; lang?: string | undefined }[]
  email?: string | null
  phone?: string | null
  /** A link to more about them. */
  profile?: string | null
  /** What opens below: a few sentences about them. */
  about?: { html: string; lang?: string | undefined } | undefined
}

/** A person with a portrait, or with initials instead. */
export const PersonCard = ({ person: { name, nameLang, photo, lines, email, phone, profile, about } }: { person: Person }) => {
  const words = useWords().kit
  const { initials, tint } = monogramOf(name)
  return (
    <div className={styles.person}>
      {!photo && (
        <span className={styles.monogram} data-tint={tint} aria-hidden="true">
          {initials}
        </span>
      )}
      <Card
        kind="bare"
        to={profile ?? undefined}
        title={name}
        titleLang={nameLang}
        picture={photo}
        shape="person"
        sizes="(min-width: 641px) 300px, 50vw"
      >
        {lines.map(({ text, lang }) => (
          <p key={text} lang={lang}>
            {text}
          </p>
        ))}
        {email && (
          <p>
            <Email address={email} />
          </p>
        )}
        {phone && (
          <p>
            <Phone number={phone} />
          </p>
        )}
        {about && (
          <Details title={words.details}>
            <RichText {...about} />
          </Details>
        )}
      </Card>
    </div>
  )
}
