import type { StarterEntry } from '../starter-entry.ts'

type Text = { kz: string; ru: string; en: string }

type ResearchCenterPage = {
  id: number
  /** The end of the address. */
  slug: string
  title: Text
  seo: { title: Text; description: Text }
  banner: { title: Text; lead: Text }
  about: { lead: Text; desc: Text }
  /** `post` as it is written within a sentence. */
  head: { name: Text; post: Text; email: string; quote: Text }
  /** The centre's room in the main building, its floor, and its contacts. */
  place: { room: number; floor: number; phone: string; email: string; hours: Text }
  works: readonly { title: Text; desc: Text; go: Text; url: string }[]
  questions: readonly { title: Text; text: Text }[]
}

const paragraph = ({ kz, ru, en }: Text): Text => ({ kz: `<p>${kz}</p>`, ru: `<p>${ru}</p>`, en: `<p>${en}</p>` })

/** The page of a research centre; its slug and the ids of its blocks are derived from the centre's. */
export const researchCenterPage = (center: ResearchCenterPage): StarterEntry<'page'> => {
  const { id, slug, title, seo, banner, about, head, place, works, questions } = center
  const block = (at: number) => ({ id: id * 100 + at, group: at, position: at })
  const address: Text = {
    kz: `Алматы қаласы, Жандосов көшесі, 55, ${place.room}-кабинет`,
    ru: `г. Алматы, ул. Жандосова, 55, каб. ${place.room}`,
    en: `55 Zhandosov Street, room ${place.room}, Almaty`,
  }
  return {
    id,
    slug: `research-center-${slug}`,
    attributes: {
      title,
      path: `research-center/${slug}`,
      type: 'static',
      seo,
      banner,
      blocks: [
        {
          ...block(1),
          type: 'intro',
          title: { kz: 'Немен айналысады', ru: 'Чем занимается', en: 'What it does' },
          lead: about.lead,
          desc: about.desc,
          facts: [
            {
              title: { kz: 'Жетекшісі', ru: 'Руководитель', en: 'Head' },
              value: {
                kz: `${head.name.kz}, ${head.post.kz}`,
                ru: `${head.name.ru}, ${head.post.ru}`,
                en: `${head.name.en}, ${head.post.en}`,
              },
            },
            {
              title: { kz: 'Қайда', ru: 'Где', en: 'Where' },
              value: {
                kz: `бас ғимарат, ${place.floor}-қабат, ${place.room}-кабинет`,
                ru: `главный корпус, ${place.floor}-й этаж, кабинет ${place.room}`,
                en: `main building, floor ${place.floor}, room ${place.room}`,
              },
            },
            {
              title: { kz: 'Телефон', ru: 'Телефон', en: 'Phone' },
              value: { kz: place.phone, ru: place.phone, en: place.phone },
            },
            { title: { kz: 'Жұмыс уақыты', ru: 'Часы работы', en: 'Opening hours' }, value: place.hours },
          ],
        },
        {
          ...block(2),
          type: 'cards',
          title: { kz: 'Қазір не зерттеліп жатыр', ru: 'Над чем работает сейчас', en: 'What it works on now' },
          items: works.map(({ title, desc, go, url }) => ({ title, desc: paragraph(desc), link: { text: go, url } })),
        },
        {
          ...block(3),
          type: 'quote',
          text: paragraph(head.quote),
          name: head.name,
          post: { kz: 'Жетекші', ru: 'Руководитель', en: 'Head' },
        },
        {
          ...block(4),
          type: 'accordion',
          title: { kz: 'Тапсырыс беру және қосылу', ru: 'Заказать и присоединиться', en: 'Commissioning and joining' },
          items: questions.map(({ title, text }) => ({ title, text: paragraph(text) })),
        },
        {
          ...block(5),
          type: 'contacts',
          title: { kz: 'Байланыс', ru: 'Контакты', en: 'Contacts' },
          items: [
            {
              title: {
                kz: `${head.name.kz}, жетекші`,
                ru: `${head.name.ru}, руководитель`,
                en: `${head.name.en}, head`,
              },
              phone: place.phone,
              email: head.email,
              address,
              hours: place.hours,
              map: '/contacts',
            },
            {
              title: {
                kz: 'Тапсырыс, дерек және тағылымдама',
                ru: 'Заказы, данные и стажировки',
                en: 'Commissions, data and internships',
              },
              phone: place.phone,
              email: place.email,
              hours: place.hours,
            },
          ],
        },
      ],
    },
  }
}
