import type { CarriedBlock } from '../../resolve-blocks.ts'
import { prose, say } from '../texts.ts'

export const apps: CarriedBlock = {
  type: 'cards',
  title: say('Телефоныңызда не болуы керек', 'Что должно быть в телефоне', 'What belongs on your phone'),
  link: { text: say('Барлық онлайн қызметтер', 'Все онлайн-сервисы', 'All online services'), url: '/digital-university' },
  items: [
    {
      title: say('Жеке кабинет', 'Личный кабинет', 'Personal account'),
      desc: prose(
        'Пәндер, бағалар мен төлем осында. Анықтаманы да кезексіз осыдан сұрайсыз.',
        'Дисциплины, оценки и платежи. Справку без очереди заказывают тоже здесь.',
        'Courses, marks and payments. It is also where you ask for a certificate without queuing.',
      ),
      link: { text: say('Кабинетке кіру', 'Войти в кабинет', 'Sign in'), url: '/account' },
    },
    {
      title: say('Ақылды кесте', 'Умное расписание', 'Smart timetable'),
      desc: prose(
        'Хабарламаны қосып қойыңыз: бөлме ауысса, есік алдында тұрып қалмайсыз.',
        'Включите уведомления: если аудиторию сменят, не окажетесь перед закрытой дверью.',
        'Turn on notifications, and you will not stand at the wrong door when a room changes.',
      ),
    },
    {
      title: say('Университет поштасы', 'Университетская почта', 'University mail'),
      desc: prose(
        'Эдвайзер, деканат және кітапхана тек осы поштаға жазады. Оны күніне бір рет қараңыз.',
        'Эдвайзер, деканат и библиотека пишут только сюда. Заглядывайте раз в день.',
        'Your adviser, the dean’s office and the library write here only. Look in once a day.',
      ),
    },
    {
      title: say('Кітапхана', 'Библиотека', 'Library'),
      desc: prose(
        'Бірінші курстың оқулықтары электрондық түрде бар. Қағазы керек болса, жатақханаға да жеткізеді.',
        'Учебники первого курса есть в электронном виде. Бумажные привезут и в общежитие.',
        'First-year textbooks are there in electronic form; printed ones can be brought to your hall.',
      ),
      link: { text: say('Кітапқа тапсырыс', 'Заказать книгу', 'Order a book'), url: '/library' },
    },
  ],
}
