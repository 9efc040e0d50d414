import type { contactSettings } from '@narkhoz/contract/entities/contact-settings.ts'
import type { Answer } from '@narkhoz/contract/entities/entity.ts'
import { officeAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { ContactPlace } from '../../kit/contacts.tsx'

/** Where the university is reached, as the service answers it. */
type Contacts = Answer<typeof contactSettings>

/** A room is read in one piece: its number and what it is the number of stay on one line. */
const inOneLine = (room: string) => room.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')

/** The offices of the university as contacts. */
export const contactPlaces = (contacts: Contacts): ContactPlace[] => {
  const items = contacts.items ?? []
  // Of two offices with one phone the first has the address.
  const isFirstWith = (phone: string, at: number) => items.findIndex((item) => item.phone === phone) === at
  return items.map(({ title, phone, email, address, hours, room }, at) => {
    const spoken = (name: string) => fallbackLang(contacts, `items.${at}.${name}`)
    return {
      key: at,
      anchor: phone && isFirstWith(phone, at) ? officeAnchor(phone) : undefined,
      title,
      titleLang: spoken('title'),
      phone,
      email,
      address: [address, room && inOneLine(room)].filter(Boolean).join(', ') || null,
      addressLang: spoken('address') ?? spoken('room'),
      hours,
      hoursLang: spoken('hours'),
      map: null,
    }
  })
}

/** Where a map shows the university: the editors' address, or the place by its coordinates. */
export const mapAddress = ({ map }: Contacts): string | undefined => {
  const { url, latitude, longitude } = map ?? {}
  if (url) return url
  if (latitude == null || longitude == null) return undefined
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
