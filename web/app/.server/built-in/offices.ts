import type { CarriedBlock } from '../resolve-blocks.ts'
import { say } from './texts.ts'

type Office = Extract<CarriedBlock, { type: 'contacts' }>['items'][number]

const room = (number: number) => say(`Бас ғимарат, ${number}-кабинет`, `Главный корпус, кабинет ${number}`, `Main building, room ${number}`)

const weekdays = (hours: string) => say(`Дүйсенбі–жұма, ${hours}`, `Понедельник–пятница, ${hours}`, `Monday–Friday, ${hours}`)
const sixDays = (hours: string) => say(`Дүйсенбі–сенбі, ${hours}`, `Понедельник–суббота, ${hours}`, `Monday–Saturday, ${hours}`)

/** Offices that these pages refer to, with phones, rooms and hours. */
export const offices = {
  registrar: {
    title: say('Тіркеуші кеңсесі', 'Офис регистратора', 'Registrar’s office'),
    phone: '+7 (727) 377-11-97',
    email: 'registrar@narxoz.example',
    address: room(112),
    hours: weekdays('9:00–17:30'),
  },
  service: {
    title: say('Қызмет көрсету орталығы', 'Центр обслуживания', 'Service centre'),
    phone: '+7 (727) 377-11-30',
    email: 'service@narxoz.example',
    address: room(110),
    hours: sixDays('9:00–17:00'),
  },
  quality: {
    title: say('Академиялық сапа бөлімі', 'Отдел академического качества', 'Academic Quality Unit'),
    phone: '+7 (727) 377-11-65',
    email: 'quality@narxoz.example',
    address: room(226),
    hours: weekdays('10:00–17:00'),
  },
  dean: {
    title: say('Студенттер деканаты', 'Деканат по работе со студентами', 'Dean of Students’ office'),
    phone: '+7 (727) 377-11-73',
    email: 'students@narxoz.example',
    address: room(130),
    hours: weekdays('8:30–19:00'),
  },
  international: {
    title: say('Халықаралық байланыс кеңсесі', 'Международный офис', 'International office'),
    phone: '+7 (727) 377-11-20',
    email: 'international@narxoz.example',
    address: room(305),
    hours: weekdays('9:00–18:00'),
  },
  helpDesk: {
    title: say('АТ қолдау қызметі', 'Служба ИТ-поддержки', 'IT help desk'),
    phone: '+7 (727) 377-11-60',
    email: 'helpdesk@narxoz.example',
    address: room(104),
    hours: sixDays('8:00–20:00'),
  },
  counselling: {
    title: say('Психологиялық қолдау орталығы', 'Центр психологической поддержки', 'Psychological Support Centre'),
    phone: '+7 (727) 377-11-74',
    email: 'support@narxoz.example',
    address: room(132),
    hours: weekdays('10:00–19:00'),
  },
  sustainability: {
    title: say('Тұрақты даму үйлестірушісі', 'Координатор устойчивого развития', 'Sustainability coordinator'),
    phone: '+7 (727) 377-11-81',
    email: 'sdg@narxoz.example',
    address: room(318),
    hours: weekdays('10:00–18:00'),
  },
  strategy: {
    title: say('Стратегиялық даму департаменті', 'Департамент стратегического развития', 'Department of Strategic Development'),
    phone: '+7 (727) 377-11-62',
    email: 'strategy@narxoz.example',
    address: room(314),
    hours: weekdays('9:00–18:00'),
  },
  medical: {
    title: say('Медициналық пункт', 'Медицинский пункт', 'Medical room'),
    phone: '+7 (727) 377-11-68',
    address: say('Бас ғимарат, 1-қабат', 'Главный корпус, 1-й этаж', 'Main building, floor 1'),
    hours: sixDays('8:00–20:00'),
  },
  security: {
    title: say('Кампус күзеті', 'Охрана кампуса', 'Campus security'),
    phone: '+7 (727) 377-11-67',
    email: 'security@narxoz.example',
    hours: say('Тәулік бойы', 'Круглосуточно', 'Day and night'),
  },
} satisfies Record<string, Office>
