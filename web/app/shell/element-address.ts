import { chatAddress, phoneAddress } from '../kit/contact-pieces.ts'
import type { Settings } from './root-data.ts'

type Element = NonNullable<NonNullable<Settings['elements']>['value']>[number]

/** Where a way to get in touch leads: a WhatsApp number to a chat and never to a call, others where editors say or their kind does. */
export const elementAddress = ({ type, value, url }: Pick<Element, 'type' | 'value' | 'url'>): string | undefined => {
  if (type.value === 'whatsapp' && (!url || url.startsWith('tel:'))) return chatAddress(value)
  if (url) return url
  if (type.value === 'phone') return phoneAddress(value)
  return type.value === 'email' ? `mailto:${value}` : undefined
}
