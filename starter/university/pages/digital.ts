import { starter } from '../../starter-entry.ts'
import { feeRows } from '../fees-table.ts'

/** Pages about the digital university and paying for studies. */
export const pagesDigital = starter('page', [
  {
    id: 162,
    slug: 'digital-university',
    attributes: {
      title: { kz: 'Цифрлық университет', ru: 'Цифровой университет', en: 'Digital university' },
      path: 'digital-university',
      type: 'static',
      seo: {
        title: {
          kz: 'Цифрлық университет: студенттің онлайн қызметтері\u00a0– Нархоз',
          ru: 'Цифровой университет: онлайн-сервисы студента\u00a0— Университет Нархоз',
          en: 'Digital university: online services for students – Narxoz University',
        },
        description: {
          kz: 'Жеке кабинет, электрондық кесте, онлайн курстар, цифрлық анықтамалар және техникалық қолдау.',
          ru: 'Личный кабинет, электронное расписание, онлайн-курсы, цифровые справки и техническая поддержка.',
          en: 'Personal account, electronic timetable, online courses, digital certificates and technical support.',
        },
      },
      banner: {
        title: { kz: 'Бүкіл университет бір экранда', ru: 'Весь университет на одном экране', en: 'The whole university on one screen' },
        lead: {
          kz: 'Кестені қарау, пәнге жазылу, анықтама алу, кітапқа тапсырыс беру\u00a0– бәрі бір логинмен, кезексіз.',
          ru: 'Посмотреть расписание, записаться на дисциплину, получить справку, заказать книгу\u00a0— с одним логином и без очереди.',
          en: 'See the timetable, sign up for a course, get a certificate, order a book: one login, no queue.',
        },
      },
      blocks: [
        {
          id: 4111,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Күн сайын керек қызметтер', ru: 'Сервисы на каждый день', en: 'Services for every day' },
          items: [
            {
              title: { kz: 'Жеке кабинет', ru: 'Личный кабинет', en: 'Personal account' },
              desc: {
                kz: '<p>Баға, қатысу, төлем және бұйрықтар. Ата-анаға студенттің рұқсатымен бөлек кіру құқығы беріледі.</p>',
                ru: '<p>Оценки, посещаемость, платежи и приказы. Родителям открывают отдельный доступ с согласия студента.</p>',
                en: '<p>Marks, attendance, payments and orders. Parents get access of their own if the student agrees.</p>',
              },
              link: { text: { kz: 'Кабинетке кіру', ru: 'Войти в кабинет', en: 'Sign in' }, url: '/account' },
            },
            {
              title: { kz: 'Ақылды кесте', ru: 'Умное расписание', en: 'Smart timetable' },
              desc: {
                kz: '<p>Аудитория ауысса, телефонға бір минут ішінде хабарлама келеді; бос бөлмені де осы жерден табасыз.</p>',
                ru: '<p>О смене аудитории телефон сообщит в течение минуты; здесь же видно свободные комнаты.</p>',
                en: '<p>If a room changes, your phone tells you within a minute; free rooms are shown there too.</p>',
              },
            },
            {
              title: { kz: 'Онлайн оқу алаңы', ru: 'Площадка онлайн-обучения', en: 'Online learning platform' },
              desc: {
                kz: '<p>Бейнедәрістер, тапсырмалар мен талқылаулар. Аралас форматтағы алпыс пәннің материалы толық жүктелген.</p>',
                ru: '<p>Видеолекции, задания и обсуждения. Полностью загружены материалы шестидесяти дисциплин смешанного формата.</p>',
                en: '<p>Video lectures, assignments and discussions, with full materials for sixty blended courses.</p>',
              },
            },
            {
              title: { kz: 'Электрондық кітапхана', ru: 'Электронная библиотека', en: 'Electronic library' },
              desc: {
                kz: '<p>Оқулық пен журналды үйден оқыңыз, қағаз кітапты жеткізіп беруге тапсырыс беріңіз.</p>',
                ru: '<p>Читайте учебники и журналы из дома, бумажную книгу закажите с доставкой.</p>',
                en: '<p>Read textbooks and journals at home, and have printed books delivered.</p>',
              },
              link: { text: { kz: 'Кітапханаға өту', ru: 'Перейти в библиотеку', en: 'Go to the library' }, url: '/library' },
            },
          ],
        },
        {
          id: 4112,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Бірінші курсқа: қалай қосылу керек', ru: 'Первокурснику: как подключиться', en: 'First-years: how to connect' },
          items: [
            {
              title: { kz: 'Логинді алыңыз', ru: 'Получите логин', en: 'Get your login' },
              desc: {
                kz: '<p>Қабылдау бұйрығынан кейін ол өтініште көрсетілген поштаға келеді.</p>',
                ru: '<p>После приказа о зачислении он придёт на почту, указанную в заявлении.</p>',
                en: '<p>It comes to the email in your application once the order of admission is signed.</p>',
              },
            },
            {
              title: { kz: 'Екінші кілтті қосыңыз', ru: 'Включите второй ключ', en: 'Switch on the second key' },
              desc: {
                kz: '<p>Құпиясөзге қоса телефондағы кодты орнатыңыз. Онсыз баға мен төлем бөлімі ашылмайды.</p>',
                ru: '<p>К паролю добавьте код в телефоне. Без него разделы с оценками и платежами не откроются.</p>',
                en: '<p>Add a code on your phone to the password. Without it marks and payments stay closed.</p>',
              },
            },
            {
              title: { kz: 'Wi-Fi желісіне кіріңіз', ru: 'Войдите в сеть Wi-Fi', en: 'Join the Wi-Fi' },
              desc: {
                kz: '<p>Сол логинмен интернет барлық ғимаратта, жатақханада және халықаралық роуминг желісіндегі университеттерде жұмыс істейді.</p>',
                ru: '<p>С тем же логином интернет работает во всех корпусах, общежитиях и в университетах международной сети роуминга.</p>',
                en: '<p>The same login works in all buildings and halls and at universities of the international roaming network.</p>',
              },
            },
          ],
        },
        {
          id: 4113,
          type: 'numbers',
          group: 3,
          position: 3,
          title: { kz: 'Бір оқу жылында', ru: 'За один учебный год', en: 'In one academic year' },
          desc: {
            kz: '<p>Дереккөзі: анықтамалар жүйесінің журналы, оны АТ қолдау қызметі жүргізеді.</p>',
            ru: '<p>Источник: журнал системы справок, его ведёт служба ИТ-поддержки.</p>',
            en: '<p>Source: the log of the certificate system, kept by the IT help desk.</p>',
          },
          items: [
            {
              value: { kz: '38\u00a0700', ru: '38\u00a0700', en: '38,700' },
              title: { kz: 'анықтама онлайн берілді', ru: 'справок выдано онлайн', en: 'certificates issued online' },
            },
            {
              value: { kz: '4 минут', ru: '4 минуты', en: '4 minutes' },
              title: { kz: 'анықтама дайындаудың орташа уақыты', ru: 'в среднем готовится справка', en: 'on average to prepare one' },
            },
            {
              value: { kz: '92\u00a0%', ru: '92\u00a0%', en: '92%' },
              title: { kz: 'өтініш қағазсыз беріледі', ru: 'заявлений подаётся без бумаги', en: 'of requests are made without paper' },
            },
          ],
        },
        {
          id: 4114,
          type: 'contacts',
          group: 4,
          position: 4,
          title: { kz: 'Бірдеңе істемей қалса', ru: 'Если что-то не работает', en: 'If something does not work' },
          items: [
            {
              title: { kz: 'АТ қолдау қызметі', ru: 'Служба ИТ-поддержки', en: 'IT help desk' },
              phone: '+7 (727) 377-11-60',
              email: 'helpdesk@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 104-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 104',
                en: '55 Zhandosov Street, room 104, Almaty',
              },
              hours: { kz: 'Дс–Сб, 8:00–20:00', ru: 'Пн–Сб, 8:00–20:00', en: 'Mon–Sat, 8:00–20:00' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 163,
    slug: 'digitalization',
    attributes: {
      title: { kz: 'Цифрландыру', ru: 'Цифровизация', en: 'Digitalisation' },
      path: 'digitalization',
      type: 'static',
      seo: {
        title: {
          kz: 'Университетті цифрландыру бағдарламасы\u00a0– Нархоз университеті',
          ru: 'Программа цифровизации университета\u00a0— Университет Нархоз',
          en: 'The university’s digitalisation programme – Narxoz University',
        },
        description: {
          kz: 'Процестерді автоматтандыру, ашық деректер, киберқауіпсіздік және жасанды интеллектіні пайдалану қағидалары.',
          ru: 'Автоматизация процессов, открытые данные, кибербезопасность и принципы использования искусственного интеллекта.',
          en: 'Automated processes, open data, cybersecurity and the principles for using artificial intelligence.',
        },
      },
      banner: {
        title: {
          kz: 'Қағазды экранға көшіру жеткіліксіз',
          ru: 'Мало перенести бумагу на экран',
          en: 'Moving paper to a screen is not enough',
        },
        lead: {
          kz: 'Алдымен артық қолтаңбаны алып тастаймыз, содан кейін ғана автоматтандырамыз. Біз үшін цифрландырудың мәні осы.',
          ru: 'Сначала убираем лишние подписи и только потом автоматизируем. В этом для нас смысл цифровизации.',
          en: 'First we remove needless signatures, and only then do we automate. That is what digitalisation means here.',
        },
        link: { text: { kz: 'Студент қызметтері', ru: 'Сервисы студента', en: 'Services for students' }, url: '/digital-university' },
      },
      blocks: [
        {
          id: 4121,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Жүз отыз процестен елу алтыға дейін',
            ru: 'От ста тридцати процессов до пятидесяти шести',
            en: 'From a hundred and thirty processes to fifty-six',
          },
          lead: {
            kz: '2023 жылы ішкі құжат айналымын тексергенде, бір анықтамаға тоғыз қол қойылатынын көрдік. Бүгін ең көбі екеу.',
            ru: 'Проверив в 2023 году внутренний документооборот, мы увидели справку с девятью подписями. Сегодня их не больше двух.',
            en: 'When we looked at our own paperwork in 2023 we found a certificate with nine signatures. Today there are at most two.',
          },
          desc: {
            kz: '<p>Бағдарламаны Цифрлық технологиялар мектебінің студенттері мен АТ департаменті бірге жүргізеді: әр семестрде екі-үш процесс диплом жобасына айналады. Осылай жатақханаға орналасу, тағылымдама шарты және іссапар есебі жаңартылды.</p>',
            ru: '<p>Программу ведут вместе ИТ-департамент и студенты Школы цифровых технологий: каждый семестр два-три процесса становятся дипломными проектами. Так обновились заселение в общежитие, договор о практике и отчёт о командировке.</p>',
            en: '<p>The IT department and students of the School of Digital Technologies run the programme together: each semester two or three processes become final projects. Moving into the halls, placement contracts and travel reports were redesigned that way.</p>',
          },
        },
        {
          id: 4122,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Бұрын және қазір', ru: 'Было и стало', en: 'Before and now' },
          columns: [
            { title: { kz: 'Процесс', ru: 'Процесс', en: 'Process' } },
            { title: { kz: '2023 жыл', ru: '2023 год', en: '2023' } },
            { title: { kz: '2026 жыл', ru: '2026 год', en: '2026' } },
          ],
          rows: [
            {
              cells: [
                {
                  text: { kz: 'Электрондық транскрипт алу', ru: 'Получить электронный транскрипт', en: 'Getting an electronic transcript' },
                },
                { text: { kz: '6 күн, екі рет келу', ru: '6 дней, два визита', en: '6 days, two visits' } },
                { text: { kz: 'бірнеше минут, онлайн', ru: 'несколько минут, онлайн', en: 'a few minutes, online' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Жатақханаға орналасу', ru: 'Заселение в общежитие', en: 'Moving into the halls' } },
                { text: { kz: 'кезек, үш құжат', ru: 'очередь, три документа', en: 'a queue, three documents' } },
                { text: { kz: 'бөлмені картадан таңдау', ru: 'выбор комнаты на плане', en: 'choosing a room on a plan' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Тағылымдама шарты', ru: 'Договор о практике', en: 'Placement contract' } },
                { text: { kz: 'үш апта', ru: 'три недели', en: 'three weeks' } },
                { text: { kz: 'екі күн, электрондық қолтаңба', ru: 'два дня, электронная подпись', en: 'two days, electronic signature' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4123,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Үш қағида', ru: 'Три принципа', en: 'Three principles' },
          items: [
            {
              title: { kz: 'Дерек бір рет қана сұралады', ru: 'Данные спрашивают один раз', en: 'Data is asked for once' },
              text: {
                kz: '<p>Студенттің жеке куәлігі мен аттестаты жүйеде болса, оны басқа бөлім қайта сұрай алмайды.</p>',
                ru: '<p>Если удостоверение и аттестат студента есть в системе, другой отдел не вправе требовать их снова.</p>',
                en: '<p>If a student’s identity card and school certificate are in the system, no other office may ask for them again.</p>',
              },
            },
            {
              title: {
                kz: 'Алгоритм адамның орнына шешпейді',
                ru: 'Алгоритм не решает за человека',
                en: 'An algorithm does not decide for people',
              },
              text: {
                kz: '<p>Оқудан шығу қаупін болжайтын модель тек эдвайзерге белгі береді. Шығару, баға және грант туралы шешімді әрқашан адам қабылдайды.</p>',
                ru: '<p>Модель, предсказывающая риск отчисления, лишь подаёт сигнал эдвайзеру. Об отчислении, оценке и гранте всегда решает человек.</p>',
                en: '<p>The model that predicts who may drop out only alerts an adviser. Expulsions, marks and grants are always decided by a person.</p>',
              },
            },
            {
              title: { kz: 'Ашық деректер', ru: 'Открытые данные', en: 'Open data' },
              text: {
                kz: '<p>Жеке басты танытпайтын статистиканы зерттеушілер үшін жариялаймыз: түсу, ұтқырлық, жұмысқа орналасу, энергия шығыны.</p>',
                ru: '<p>Обезличенную статистику публикуем для исследователей: приём, мобильность, трудоустройство, расход энергии.</p>',
                en: '<p>Statistics that identify nobody are published for researchers: admissions, mobility, employment, use of energy.</p>',
              },
            },
          ],
        },
        {
          id: 4124,
          type: 'call',
          group: 4,
          position: 4,
          title: { kz: 'Қай қағаздан шаршадыңыз?', ru: 'Какая бумажка вам надоела?', en: 'Which form are you tired of?' },
          desc: {
            kz: '<p>Ұсынысты АТ департаментіне жазыңыз. Ең көп дауыс жинаған үш процесті келесі семестрдің жоспарына қосамыз.</p>',
            ru: '<p>Напишите в ИТ-департамент. Три процесса, набравшие больше всего голосов, войдут в план следующего семестра.</p>',
            en: '<p>Tell the IT department. The three processes with the most votes go into next semester’s plan.</p>',
          },
          link: { text: { kz: 'Ұсыныс жіберу', ru: 'Отправить предложение', en: 'Send a proposal' }, url: 'mailto:digital@narxoz.example' },
        },
      ],
    },
  },
  {
    id: 164,
    slug: 'edu-finance',
    attributes: {
      title: { kz: 'Оқуды қаржыландыру', ru: 'Финансирование обучения', en: 'Paying for your studies' },
      path: 'edu-finance',
      type: 'static',
      seo: {
        title: {
          kz: 'Оқу ақысын төлеу, білім несиесі және жеңілдіктер\u00a0– Нархоз университеті',
          ru: 'Оплата обучения, образовательный кредит и скидки\u00a0— Университет Нархоз',
          en: 'Tuition fees, student loans and discounts – Narxoz University',
        },
        description: {
          kz: 'Бөліп төлеу кестесі, білім несиесі, отбасылық және үлгерім жеңілдіктері, жинақ жүйесі.',
          ru: 'График рассрочки, образовательный кредит, семейные скидки и скидки за успеваемость, система накоплений.',
          en: 'Instalment plans, student loans, family and merit discounts and the state savings scheme.',
        },
      },
      banner: {
        title: { kz: 'Ақша оқуға кедергі болмасын', ru: 'Деньги не должны мешать учёбе', en: 'Money should not stand in the way' },
        lead: {
          kz: 'Грант, жеңілдік, несие және бөліп төлеуді біріктіріп, отбасыңызға шақ келетін жоспар құруға көмектесеміз.',
          ru: 'Поможем сложить грант, скидку, кредит и рассрочку в план, посильный для вашей семьи.',
          en: 'We help you combine grants, discounts, loans and instalments into a plan your family can manage.',
        },
        link: { text: { kz: 'Гранттарды қарау', ru: 'Смотреть гранты', en: 'See the grants' }, url: '/grants' },
      },
      blocks: [
        {
          id: 8011,
          type: 'table',
          group: 5,
          position: 1,
          title: { kz: 'Оқу ақысы', ru: 'Стоимость обучения', en: 'Tuition fees' },
          desc: {
            kz: '<p>Бір жылға, теңгемен. Санды бассаңыз, сол мектептің бағдарламалары ашылады; әр бағдарламаның нақты ақысы өз бетінде.</p>',
            ru: '<p>За год, в тенге. Нажмите на число, чтобы открыть программы школы; точная цена стоит на странице программы.</p>',
            en: '<p>For a year, in tenge. A figure leads to the programmes of that school; the exact fee is on the page of each programme.</p>',
          },
          row_heads: true,
          columns: [
            { title: { kz: 'Мектеп', ru: 'Школа', en: 'School' } },
            { title: { kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s' } },
            { title: { kz: 'Магистратура', ru: 'Магистратура', en: 'Master’s' } },
            { title: { kz: 'Докторантура', ru: 'Докторантура', en: 'Doctoral' } },
          ],
          rows: feeRows,
        },
        {
          id: 4131,
          type: 'cards',
          group: 1,
          position: 2,
          title: { kz: 'Төрт жол', ru: 'Четыре пути', en: 'Four ways' },
          items: [
            {
              title: { kz: 'Бөліп төлеу', ru: 'Рассрочка', en: 'Instalments' },
              desc: {
                kz: '<p>Жылдық ақыны он айға бөліп, үстемесіз төлейсіз. Келісімшартқа қол қойғанда алғашқы 15 пайыз енгізіледі.</p>',
                ru: '<p>Годовая плата делится на десять месяцев без процентов. При подписании договора вносятся первые 15 процентов.</p>',
                en: '<p>The yearly fee is spread over ten months without interest; the first 15 per cent is due on signing.</p>',
              },
            },
            {
              title: { kz: 'Білім несиесі', ru: 'Образовательный кредит', en: 'Student loan' },
              desc: {
                kz: '<p>Серіктес банктер мемлекет кепілдігімен кепілсіз несие береді. Негізгі қарыз диплом алғаннан кейін бір жылдан соң қайтарыла бастайды.</p>',
                ru: '<p>Банки-партнёры дают кредит без залога под гарантию государства. Основной долг возвращают через год после диплома.</p>',
                en: '<p>Partner banks lend without collateral under a state guarantee. You repay the principal from a year after graduation.</p>',
              },
            },
            {
              title: { kz: 'Жинақ жүйесі', ru: 'Система накоплений', en: 'Savings scheme' },
              desc: {
                kz: '<p>Мемлекеттік білім беру жинақтау жүйесіне салынған ақшаға жыл сайын сыйлықақы қосылады, оны оқу ақысына тікелей аударуға болады.</p>',
                ru: '<p>К вкладу в Государственной образовательной накопительной системе ежегодно прибавляется премия; деньги можно перевести прямо в оплату.</p>',
                en: '<p>The State Educational Accumulation System adds a bonus to savings every year, and the money can go straight to the fee.</p>',
              },
            },
            {
              title: { kz: 'Жұмыс беруші төлейді', ru: 'Платит работодатель', en: 'Your employer pays' },
              desc: {
                kz: '<p>Үш жақты келісімшартпен компания магистратураңызды төлейді, сіз кемінде екі жыл сол жерде еңбек етесіз.</p>',
                ru: '<p>По трёхстороннему договору компания оплачивает магистратуру, а вы работаете в ней не меньше двух лет.</p>',
                en: '<p>Under a three-way contract the company pays for your master’s and you work there for at least two years.</p>',
              },
            },
          ],
        },
        {
          id: 4132,
          type: 'table',
          group: 2,
          position: 3,
          title: { kz: 'Жеңілдіктер', ru: 'Скидки', en: 'Discounts' },
          desc: {
            kz: '<p>Екі жеңілдік қосылмайды, көбі есептеледі.</p>',
            ru: '<p>Скидки не складываются, действует большая.</p>',
            en: '<p>Discounts are not added up; the larger one applies.</p>',
          },
          columns: [
            { title: { kz: 'Негізі', ru: 'Основание', en: 'Ground' } },
            { title: { kz: 'Мөлшері', ru: 'Размер', en: 'Discount' } },
            { title: { kz: 'Құжат', ru: 'Документ', en: 'Document' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Бір отбасынан екі студент', ru: 'Двое студентов из одной семьи', en: 'Two students from one family' } },
                { text: { kz: '15\u00a0%, екеуіне де', ru: '15\u00a0% каждому', en: '15% each' } },
                { text: { kz: 'туу туралы куәліктер', ru: 'свидетельства о рождении', en: 'birth certificates' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'GPA 3,67-ден жоғары', ru: 'GPA выше 3,67', en: 'GPA above 3.67' } },
                { text: { kz: '20\u00a0%, келесі жылға', ru: '20\u00a0% на следующий год', en: '20% for the next year' } },
                { text: { kz: 'транскрипт', ru: 'транскрипт', en: 'transcript' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Мүгедектігі бар студент', ru: 'Студент с инвалидностью', en: 'Student with a disability' } },
                { text: { kz: '50\u00a0%', ru: '50\u00a0%', en: '50%' } },
                { text: { kz: 'медициналық қорытынды', ru: 'медицинское заключение', en: 'medical certificate' } },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Нархоз түлегі, магистратурада',
                    ru: 'Выпускник Нархоза в магистратуре',
                    en: 'Narxoz graduate on a master’s',
                  },
                },
                { text: { kz: '10\u00a0%', ru: '10\u00a0%', en: '10%' } },
                { text: { kz: 'диплом', ru: 'диплом', en: 'diploma' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4133,
          type: 'accordion',
          group: 3,
          position: 4,
          title: { kz: 'Төлем туралы сұрақтар', ru: 'Вопросы об оплате', en: 'Questions about payment' },
          items: [
            {
              title: { kz: 'Төлемді кешіктірсем ше?', ru: 'Что если я задержу платёж?', en: 'What if I pay late?' },
              text: {
                kz: '<p>Мерзімінен бұрын хабарласыңыз: қиындықты растасаңыз, кестені бір рет екі айға дейін жылжытамыз. Ескертусіз кешіксеңіз, емтиханға рұқсат уақытша тоқтайды.</p>',
                ru: '<p>Свяжитесь с нами до срока: если трудности подтверждены, график один раз сдвинут на срок до двух месяцев. Без предупреждения допуск к экзаменам приостановят.</p>',
                en: '<p>Contact us before the date: if your difficulty is confirmed, the plan is moved once by up to two months. Without notice, access to examinations is suspended.</p>',
              },
            },
            {
              title: {
                kz: 'Оқу ақысы курстан курсқа өсе ме?',
                ru: 'Растёт ли плата от курса к курсу?',
                en: 'Does the fee rise from year to year?',
              },
              text: {
                kz: '<p>Түскен жылғы ақы бүкіл оқу мерзіміне бекітіледі. Ол тек академиялық демалыстан кейін басқа қабылдауға қосылсаңыз өзгереді.</p>',
                ru: '<p>Плата года поступления закрепляется на весь срок. Она изменится, только если после академического отпуска вы перейдёте в другой набор.</p>',
                en: '<p>The fee of your year of entry holds for the whole programme. It changes only if you join another intake after academic leave.</p>',
              },
            },
            {
              title: {
                kz: 'Оқудан шықсам, ақша қайтарыла ма?',
                ru: 'Вернут ли деньги, если я уйду?',
                en: 'Do I get money back if I leave?',
              },
              text: {
                kz: '<p>Иә, өтілмеген айлар үшін алдын ала төленген сома өтініштен кейін он бес жұмыс күнінде қайтарылады.</p>',
                ru: '<p>Да, сумма, внесённая за непройденные месяцы, возвращается за пятнадцать рабочих дней после заявления.</p>',
                en: '<p>Yes. What was paid for months not studied is returned within fifteen working days of your request.</p>',
              },
            },
          ],
        },
        {
          id: 8012,
          type: 'text',
          group: 6,
          position: 5,
          title: { kz: 'Қайда төлеуге болады', ru: 'Где платить', en: 'Where to pay' },
          desc: {
            kz: '<p>Келісімшарт нөмірін көрсетіп, картамен немесе Kaspi қосымшасы арқылы, банкте не университет кассасында төлей аласыз. Төлем кестесі мен түбіртек <a href="/account">жеке кабинетте</a>, банк деректемелері <a href="/articles-of-association-and-details">жарғы бетінде</a>. Келісімшартты өзгерту үшін <a href="mailto:payments@narxoz.example">студенттік төлемдер бөліміне</a> жазыңыз. Тұру ақысы <a href="/hostel">жатақхана бетінде</a> көрсетілген.</p>',
            ru: '<p>По номеру договора можно заплатить картой или в приложении Kaspi, в банке или в кассе университета. График и квитанции видны в <a href="/account">личном кабинете</a>, банковские реквизиты — <a href="/articles-of-association-and-details">на странице устава</a>. Чтобы изменить договор, напишите в <a href="mailto:payments@narxoz.example">отдел студенческих платежей</a>. Цена проживания указана на странице <a href="/hostel">об общежитии</a>.</p>',
            en: '<p>Quote the number of your contract and pay by card or in the Kaspi app, at a bank or at the university’s cash desk. Your schedule and receipts are in <a href="/account">your account</a>, the bank details on the page of the <a href="/articles-of-association-and-details">articles of association</a>. To change a contract, write to the <a href="mailto:payments@narxoz.example">student payments office</a>. What a room costs is on the page of the <a href="/hostel">halls of residence</a>.</p>',
          },
        },
        {
          id: 4134,
          type: 'contacts',
          group: 4,
          position: 6,
          title: { kz: 'Қаржы кеңесшісі', ru: 'Финансовый консультант', en: 'Financial adviser' },
          items: [
            {
              title: { kz: 'Студенттік төлемдер бөлімі', ru: 'Отдел студенческих платежей', en: 'Student payments office' },
              phone: '+7 (727) 377-11-71',
              email: 'payments@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 109-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 109',
                en: '55 Zhandosov Street, room 109, Almaty',
              },
              hours: { kz: 'Дс–Жм, 9:00–18:00', ru: 'Пн–Пт, 9:00–18:00', en: 'Mon–Fri, 9:00–18:00' },
            },
          ],
        },
      ],
    },
  },
])
