import { starter } from '../starter-entry.ts'

export const generalSettings = starter('general-settings', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Нархоз университеті', ru: 'Университет Нархоз', en: 'Narxoz University' },
      elements: {
        value: [
          {
            type: 'phone',
            title: { kz: 'Қабылдау комиссиясы', ru: 'Приёмная комиссия', en: 'Admissions office' },
            value: { kz: '+7 (727) 377-11-12', ru: '+7 (727) 377-11-12', en: '+7 (727) 377-11-12' },
            url: 'tel:+77273771112',
          },
          {
            type: 'phone',
            title: { kz: 'Байланыс орталығы', ru: 'Контакт-центр', en: 'Contact centre' },
            value: { kz: '+7 (727) 377-11-11', ru: '+7 (727) 377-11-11', en: '+7 (727) 377-11-11' },
            url: 'tel:+77273771111',
          },
          {
            type: 'whatsapp',
            title: { kz: 'Талапкерлерге арналған WhatsApp', ru: 'WhatsApp для абитуриентов', en: 'WhatsApp for applicants' },
            value: { kz: '+7 (700) 377-11-12', ru: '+7 (700) 377-11-12', en: '+7 (700) 377-11-12' },
            url: 'tel:+77003771112',
          },
          {
            type: 'email',
            title: { kz: 'Жалпы сұрақтар', ru: 'Общие вопросы', en: 'General questions' },
            value: { kz: 'info@narxoz.example', ru: 'info@narxoz.example', en: 'info@narxoz.example' },
            url: 'mailto:info@narxoz.example',
          },
          {
            type: 'address',
            title: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
            value: {
              kz: 'Алматы қаласы, Жандосов көшесі, 55',
              ru: 'г. Алматы, ул. Жандосова, 55',
              en: '55 Zhandosov Street, Almaty',
            },
            url: '/contacts',
          },
          {
            type: 'hours',
            title: { kz: 'Жұмыс уақыты', ru: 'Часы работы', en: 'Opening hours' },
            value: { kz: 'Дс–Сб 8:30–19:00', ru: 'Пн–Сб 8:30–19:00', en: 'Mon–Sat 8:30–19:00' },
          },
        ],
      },
      socials: [
        {
          network: 'instagram',
          title: { kz: 'Университет Instagram желісінде', ru: 'Университет в Instagram', en: 'The university on Instagram' },
          url: 'https://www.example.org/instagram/narxoz',
        },
        {
          network: 'youtube',
          title: {
            kz: 'YouTube арнасы: дәрістер мен кездесулер',
            ru: 'Канал YouTube: лекции и встречи',
            en: 'YouTube channel: lectures and talks',
          },
          url: 'https://www.example.org/youtube/narxoz',
        },
        {
          network: 'telegram',
          title: {
            kz: 'Telegram арнасы: күнделікті жаңалықтар',
            ru: 'Канал Telegram: новости каждый день',
            en: 'Telegram channel: daily news',
          },
          url: 'https://www.example.org/telegram/narxoz',
        },
        {
          network: 'facebook',
          title: { kz: 'Facebook парақшасы', ru: 'Страница в Facebook', en: 'Facebook page' },
          url: 'https://www.example.org/facebook/narxoz',
        },
        {
          network: 'linkedin',
          title: { kz: 'LinkedIn: түлектер мен серіктестер', ru: 'LinkedIn: выпускники и партнёры', en: 'LinkedIn: alumni and partners' },
          url: 'https://www.example.org/linkedin/narxoz',
        },
        {
          network: 'tiktok',
          title: { kz: 'TikTok: студенттер түсірген роликтер', ru: 'TikTok: ролики студентов', en: 'TikTok: clips made by students' },
          url: 'https://www.example.org/tiktok/narxoz',
        },
      ],
      email: 'info@narxoz.example',
      account_url: 'https://my.narxoz.example/',
      address: {
        kz: 'Алматы қаласы, Жандосов көшесі, 55',
        ru: 'г. Алматы, ул. Жандосова, 55',
        en: '55 Zhandosov Street, Almaty',
      },
    },
  },
])
