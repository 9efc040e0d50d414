import { helpNumbers, helpTitles } from '../university/help-lines.ts'
import type { PaperTexts } from './paper-text.ts'

/** Safety rules, group 178. */
export const safety: PaperTexts = {
  31: {
    name: 'general-safety-rules',
    signedBy: 8,
    sections: [
      {
        title: { kz: 'Кімге арналған', ru: 'Для кого', en: 'Whom they concern' },
        text: [
          {
            kz: 'Қағидалар студенттерге, қызметкерлерге, мердігерлер мен қонақтарға ортақ; олар оқу корпустарында, кітапханада, спорт кешенінде және жатақханада қолданылады.',
            ru: 'Правила общие для студентов, сотрудников, подрядчиков и гостей; действуют в учебных корпусах, библиотеке, спортивном комплексе и общежитиях.',
            en: 'The rules bind students, staff, contractors and guests alike, in the teaching buildings, the library, the sports centre and the halls.',
          },
        ],
      },
      {
        title: { kz: 'Тыйым салынады', ru: 'Запрещено', en: 'Forbidden' },
        text: [
          {
            kz: 'Бүкіл аумақта темекі мен электрондық темекі шегуге, қару, жарылғыш және улы зат әкелуге, ішімдік ішуге болмайды.',
            ru: 'На всей территории нельзя курить, в том числе электронные сигареты, проносить оружие, взрывчатые и ядовитые вещества, употреблять спиртное.',
            en: 'On the whole site nobody may smoke or vape, bring weapons, explosives or poisons, or drink alcohol.',
          },
          {
            kz: 'Эвакуация жолына жиһаз қоюға, өрт есігін құлыптауға, самокат пен велосипедті дәлізде қалдыруға рұқсат жоқ.',
            ru: 'Нельзя загромождать пути эвакуации, запирать противопожарные двери, оставлять самокаты и велосипеды в коридорах.',
            en: 'Escape routes must not be blocked, fire doors not locked, and scooters and bicycles not left in corridors.',
          },
        ],
      },
      {
        title: { kz: 'Иесіз зат пен қауіп', ru: 'Бесхозные вещи и угрозы', en: 'Unattended objects and threats' },
        text: [
          {
            kz: 'Күдікті затқа қол тигізбей, айналаны босатып, күзетке хабарлаңыз. Телефонды заттан алыс жерде ғана пайдаланыңыз.',
            ru: 'К подозрительному предмету не прикасайтесь, отведите людей и сообщите охране. Телефоном пользуйтесь только в стороне от него.',
            en: 'Do not touch a suspicious object, clear the area and tell security. Use a phone only well away from it.',
          },
        ],
      },
      {
        title: { kz: 'Денсаулық', ru: 'Здоровье', en: 'Health' },
        text: [
          {
            kz: 'Медициналық пункт бас ғимараттың бірінші қабатында, 8:00–20:00. Дефибриллятор вестибюльде, кітапханада және спорт залда ілулі тұр, оны кез келген адам қолдана алады.',
            ru: 'Медпункт\u00a0— на первом этаже главного корпуса, 8:00–20:00. Дефибрилляторы висят в вестибюле, библиотеке и спортзале, применить их может каждый.',
            en: 'The medical room is on floor 1 of the main building, 8:00–20:00. Defibrillators hang in the lobby, the library and the sports hall and anyone may use them.',
          },
        ],
      },
      {
        title: { kz: 'Нұсқаулықтан өту', ru: 'Инструктаж', en: 'Instruction' },
        text: [
          {
            kz: 'Әр білім алушы мен қызметкер оқу жылының алғашқы екі аптасында онлайн нұсқаулықтан өтеді. Өтпегендердің картасы үшінші аптада бұғатталады.',
            ru: 'Каждый обучающийся и сотрудник проходит онлайн-инструктаж в первые две недели учебного года. На третьей неделе карты непрошедших блокируют.',
            en: 'Every student and employee takes the online instruction in the first two weeks of the year. In the third week the cards of those who have not are blocked.',
          },
        ],
      },
      {
        title: { kz: 'Шұғыл телефондар', ru: 'Экстренные телефоны', en: 'Emergency numbers' },
        text: [
          {
            columns: [
              { kz: 'Қызмет', ru: 'Служба', en: 'Service' },
              { kz: 'Телефон', ru: 'Телефон', en: 'Phone' },
            ],
            rows: [
              [
                { kz: 'Кампус күзеті, тәулік бойы', ru: 'Охрана кампуса, круглосуточно', en: 'Campus security, day and night' },
                helpNumbers.security,
              ],
              [{ kz: 'Медициналық пункт', ru: 'Медицинский пункт', en: 'Medical room' }, helpNumbers.medicalRoom],
              [helpTitles.helpline, helpNumbers.helpline],
              [{ kz: 'Бірыңғай құтқару қызметі', ru: 'Единая служба спасения', en: 'Rescue service' }, helpNumbers.rescue],
            ],
          },
        ],
      },
    ],
  },
  32: {
    name: 'earthquake-instructions',
    signedBy: 8,
    sections: [
      {
        title: { kz: 'Алдын ала дайындық', ru: 'Подготовка заранее', en: 'Being prepared' },
        text: [
          {
            kz: 'Алматы сейсмикалық белсенді аймақта орналасқан. Сөре мен шкафтар қабырғаға бекітіледі, ауыр зат бас деңгейінен жоғары қойылмайды.',
            ru: 'Алматы лежит в сейсмически активной зоне. Полки и шкафы крепят к стенам, тяжёлое не ставят выше уровня головы.',
            en: 'Almaty lies in an earthquake zone. Shelves and cupboards are fixed to walls and nothing heavy stands above head height.',
          },
          {
            kz: 'Жаттығу жылына екі рет, наурыз бен қазанда өтеді; мақсатты уақыт\u00a0– бас ғимараттан алты минутта шығу.',
            ru: 'Тренировки проводят дважды в год, в марте и октябре; цель\u00a0— покинуть главный корпус за шесть минут.',
            en: 'Drills are held twice a year, in March and October; the aim is to empty the main building in six minutes.',
          },
        ],
      },
      {
        title: { kz: 'Дүмпу кезінде', ru: 'Во время толчков', en: 'While the ground shakes' },
        text: [
          {
            kz: 'Орныңызда қалыңыз: үстел астына кіріңіз немесе ішкі қабырғаға жақын отырып, басыңызды қолмен жабыңыз.',
            ru: 'Оставайтесь на месте: заберитесь под стол или сядьте у внутренней стены и закройте голову руками.',
            en: 'Stay where you are: get under a table, or sit by an inner wall and cover your head with your arms.',
          },
          {
            kz: 'Терезеден, шамнан және сөреден алыс тұрыңыз. Баспалдаққа жүгіруге, лифтке мінуге, балконға шығуға болмайды.',
            ru: 'Держитесь дальше от окон, светильников и полок. Нельзя бежать на лестницу, входить в лифт, выходить на балкон.',
            en: 'Keep away from windows, lamps and shelves. Do not run to the stairs, enter a lift or step onto a balcony.',
          },
          {
            kz: 'Далада болсаңыз, ғимарат пен электр желісінен алыстаңыз; көлікті жол шетіне тоқтатыңыз.',
            ru: 'На улице отойдите от зданий и проводов; автомобиль остановите у обочины.',
            en: 'Outdoors, move away from buildings and power lines; stop your car at the roadside.',
          },
        ],
      },
      {
        title: { kz: 'Дүмпуден кейін', ru: 'После толчков', en: 'Afterwards' },
        text: [
          {
            kz: 'Дүмпу басылған соң жасыл белгімен шығыңыз, қимылы шектеулі адамға екі кісі болып көмектесіңіз.',
            ru: 'Когда толчки стихнут, выходите по зелёным указателям; человеку с ограниченной подвижностью помогают вдвоём.',
            en: 'When it is over, leave by the green signs; two people help anyone who cannot move easily.',
          },
          {
            columns: [
              { kz: 'Ғимарат', ru: 'Здание', en: 'Building' },
              { kz: 'Жиналу орны', ru: 'Место сбора', en: 'Meeting point' },
            ],
            rows: [
              [
                { kz: 'Бас ғимарат, кітапхана', ru: 'Главный корпус, библиотека', en: 'Main building, library' },
                { kz: 'орталық аула', ru: 'центральный двор', en: 'central courtyard' },
              ],
              [
                { kz: 'Екінші корпус, спорт кешені', ru: 'Второй корпус, спортивный комплекс', en: 'Second building, sports centre' },
                { kz: 'стадион', ru: 'стадион', en: 'stadium' },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Түгендеу', ru: 'Перекличка', en: 'Roll call' },
        text: [
          {
            kz: 'Топ басшысы тізіммен түгендеп, жоқ адамның атын және соңғы көрген жерін штабқа айтады. Қызметкерлерді бөлім басшысы түгендейді.',
            ru: 'Староста проверяет группу по списку и сообщает штабу, кого нет и где его видели последний раз. Сотрудников считает руководитель отдела.',
            en: 'Group leaders check their lists and tell the staff post who is missing and where they were last seen. Heads of office count their staff.',
          },
        ],
      },
      {
        title: { kz: 'Ғимаратқа оралу', ru: 'Возвращение в здание', en: 'Going back in' },
        text: [
          {
            kz: 'Ғимаратты инженер тексеріп, рұқсат бермейінше ешкім ішке кірмейді. Сабақтың қайта басталатынын операциялық директор хабарлайды.',
            ru: 'Пока инженер не осмотрит здание и не даст разрешение, внутрь не входит никто. О возобновлении занятий сообщает операционный директор.',
            en: 'Nobody goes back until an engineer has inspected the building and given permission. The Chief Operating Officer announces when classes resume.',
          },
        ],
      },
    ],
  },
  33: {
    name: 'fire-safety-and-evacuation',
    signedBy: 8,
    sections: [
      {
        title: { kz: 'Алдын алу', ru: 'Профилактика', en: 'Prevention' },
        text: [
          {
            kz: 'Жатақхана мен кабинетте ашық от, электр плитка және жөнделмеген ұзартқыш пайдаланылмайды. Жұмыс соңында құралдар розеткадан ажыратылады.',
            ru: 'В общежитиях и кабинетах не пользуются открытым огнём, плитками и неисправными удлинителями. В конце дня приборы выключают из розеток.',
            en: 'No open fire, hotplate or damaged extension lead is used in halls and offices. At the end of the day appliances are unplugged.',
          },
          {
            kz: 'Әр қабатта төрт өрт сөндіргіш бар, олар жылына бір рет тексеріліп, биркаға күні жазылады.',
            ru: 'На каждом этаже четыре огнетушителя, их проверяют раз в год и ставят дату на бирке.',
            en: 'Every floor has four extinguishers, inspected once a year and dated on the tag.',
          },
        ],
      },
      {
        title: { kz: 'Өртті байқасаңыз', ru: 'Если вы заметили огонь', en: 'If you notice a fire' },
        text: [
          {
            kz: `Дәліздегі қызыл түймені басып, 101 нөміріне мекенжай мен қабатты айтыңыз: Жандосов көшесі, 55. Содан кейін күзетке ${helpNumbers.security} нөмірімен хабарлаңыз.`,
            ru: `Нажмите красную кнопку в коридоре, позвоните 101 и назовите адрес и этаж: ул. Жандосова, 55. Затем сообщите охране: ${helpNumbers.security}.`,
            en: `Press the red button in the corridor, call 101 and give the address and floor: 55 Zhandosov Street. Then tell security on ${helpNumbers.security}.`,
          },
          {
            kz: 'От қоқыс жәшігінен аспаса және артыңызда шығар жол ашық болса ғана өзіңіз сөндіріңіз.',
            ru: 'Тушите сами, только если огонь не больше мусорной корзины и путь к выходу за спиной свободен.',
            en: 'Fight it yourself only if it is no larger than a waste basket and the way out behind you is free.',
          },
        ],
      },
      {
        title: { kz: 'Эвакуация', ru: 'Эвакуация', en: 'Evacuation' },
        text: [
          {
            kz: 'Дабыл естілсе, сабақ бірден тоқтайды. Есікті жабыңыз, бірақ құлыптамаңыз; лифтке мінбеңіз; түтінде еңкейіп, дымқыл матамен тыныс алыңыз.',
            ru: 'По сигналу занятие прекращается сразу. Дверь закройте, но не запирайте; лифтом не пользуйтесь; в дыму пригнитесь и дышите через влажную ткань.',
            en: 'When the alarm sounds classes stop at once. Close doors without locking them; use no lift; in smoke keep low and breathe through a damp cloth.',
          },
          {
            kz: 'Бас ғимараттан шыққандар орталық аулаға жиналады, оқытушы тобын соңынан шығарады.',
            ru: 'Вышедшие из главного корпуса собираются в центральном дворе, преподаватель выходит последним за своей группой.',
            en: 'Those leaving the main building gather in the central courtyard; teachers leave last, behind their group.',
          },
        ],
      },
      {
        title: { kz: 'Шыға алмасаңыз', ru: 'Если выход отрезан', en: 'If you cannot get out' },
        text: [
          {
            kz: 'Бөлмеде қалып, есік саңылауын киіммен бітеңіз, терезеден белгі беріңіз және 112 нөміріне кабинетіңізді айтыңыз.',
            ru: 'Оставайтесь в комнате, заткните щели двери одеждой, подавайте знаки из окна и назовите по телефону 112 номер кабинета.',
            en: 'Stay in the room, stop the gaps of the door with clothes, signal from the window and give 112 your room number.',
          },
        ],
      },
      {
        title: { kz: 'Жауаптылар', ru: 'Ответственные', en: 'Who is responsible' },
        text: [
          {
            columns: [
              { kz: 'Кім', ru: 'Кто', en: 'Who' },
              { kz: 'Міндеті', ru: 'Обязанность', en: 'Duty' },
            ],
            rows: [
              [
                { kz: 'Қабат кезекшісі', ru: 'Дежурный по этажу', en: 'Floor warden' },
                {
                  kz: 'бөлмелерді аралап, ең соңында шығу',
                  ru: 'обойти комнаты и выйти последним',
                  en: 'to check the rooms and leave last',
                },
              ],
              [
                { kz: 'Күзет', ru: 'Охрана', en: 'Security' },
                {
                  kz: 'турникетті ашу, өрт сөндірушілерді қарсы алу',
                  ru: 'открыть турникеты, встретить пожарных',
                  en: 'to open the turnstiles and meet the fire brigade',
                },
              ],
              [
                { kz: 'Операциялық директор', ru: 'Операционный директор', en: 'Chief Operating Officer' },
                {
                  kz: 'жылына екі рет жаттығу өткізу',
                  ru: 'проводить учения дважды в год',
                  en: 'to hold two drills a year',
                },
              ],
            ],
          },
        ],
      },
    ],
  },
  34: {
    name: 'access-and-visitors',
    signedBy: 8,
    sections: [
      {
        title: { kz: 'Жеке карта', ru: 'Личная карта', en: 'Personal card' },
        text: [
          {
            kz: 'Студент пен қызметкер турникеттен жеке картамен өтеді. Картасын бөтен адамға берсе, екеуінің де кіруі бір аптаға бұғатталады.',
            ru: 'Студенты и сотрудники проходят турникет по личной карте. Если карту передали другому, обоим закрывают вход по ней на неделю.',
            en: 'Students and staff pass the turnstile with a personal card. If a card is lent, both people lose its use for a week.',
          },
          {
            kz: 'Жоғалған картаны жеке кабинетте бірден өшіріңіз; жаңасы қызмет көрсету орталығында 15 минутта, 2\u00a0500 теңгеге беріледі.',
            ru: 'Потерянную карту сразу отключите в личном кабинете; новую выдаст центр обслуживания за 15 минут и 2\u00a0500 тенге.',
            en: 'Switch off a lost card at once in your account; the service centre issues a new one in 15 minutes for 2,500 tenge.',
          },
        ],
      },
      {
        title: { kz: 'Ғимараттардың жұмыс уақыты', ru: 'Часы работы зданий', en: 'When buildings are open' },
        text: [
          {
            columns: [
              { kz: 'Кезең', ru: 'Период', en: 'Period' },
              { kz: 'Ашылуы', ru: 'Открытие', en: 'Opens' },
              { kz: 'Жабылуы', ru: 'Закрытие', en: 'Closes' },
            ],
            rows: [
              [{ kz: 'Семестр', ru: 'Семестр', en: 'Semester' }, '7:30', '22:00'],
              [{ kz: 'Сессия', ru: 'Сессия', en: 'Examinations' }, '7:30', '24:00'],
            ],
          },
          {
            kz: 'Түнде қалатын зерттеушілер тізімін зертхана жетекшісі сол күні 18:00-ге дейін security@narxoz.example мекенжайына жібереді.',
            ru: 'Список исследователей, которые остаются на ночь, руководитель лаборатории до 18:00 отправляет на security@narxoz.example.',
            en: 'The head of a laboratory sends the names of researchers who stay overnight to security@narxoz.example by 18:00 that day.',
          },
        ],
      },
      {
        title: { kz: 'Қонақтар', ru: 'Гости', en: 'Guests' },
        text: [
          {
            kz: 'Қонаққа жеке куәлігі бойынша бір күндік рұқсат беріледі, оны шақырған адам кіреберісте қарсы алып, шығарып салады.',
            ru: 'Гостю по удостоверению выдают пропуск на день; пригласивший встречает его у входа и провожает.',
            en: 'A guest receives a day pass against an identity card; the person who invited meets the guest at the door and sees them out.',
          },
          {
            kz: 'Кәмелетке толмаған қонақ ересек адаммен немесе мектеп тізімімен кіреді. Кампус бағына кіру еркін.',
            ru: 'Несовершеннолетние входят со взрослым или по списку школы. Вход в сад кампуса свободный.',
            en: 'Minors come with an adult or on a school’s list. The campus garden is open to everyone.',
          },
        ],
      },
      {
        title: { kz: 'Іс-шаралар мен мердігерлер', ru: 'Мероприятия и подрядчики', en: 'Events and contractors' },
        text: [
          {
            kz: 'Елуден көп қонақ келетін іс-шара тізімі үш жұмыс күні бұрын тапсырылады. Мердігер нұсқаулықтан өтіп, сары белгімен жүреді.',
            ru: 'Список мероприятия, где больше пятидесяти гостей, сдают за три рабочих дня. Подрядчики проходят инструктаж и носят жёлтый знак.',
            en: 'For an event with more than fifty guests the list is handed in three working days ahead. Contractors are instructed and wear a yellow badge.',
          },
        ],
      },
      {
        title: { kz: 'Көлік', ru: 'Транспорт', en: 'Vehicles' },
        text: [
          {
            kz: 'Аумаққа жедел қызмет, жеткізу және қимылы шектеулі адамдардың көлігі кіреді. Жылдамдық сағатына 10 километрден аспайды.',
            ru: 'На территорию въезжают экстренные службы, доставка и автомобили людей с ограниченной подвижностью. Скорость не выше 10 километров в час.',
            en: 'Emergency services, deliveries and the cars of people with limited mobility may enter. The speed limit is 10 kilometres an hour.',
          },
        ],
      },
      {
        title: { kz: 'Бейнебақылау', ru: 'Видеонаблюдение', en: 'Video surveillance' },
        text: [
          {
            kz: 'Камералар кіреберіс пен дәліздерде ғана тұр, жазба отыз күн сақталады. Жазбаны көруге рұқсатты деректерді қорғау жөніндегі маман береді: privacy@narxoz.example.',
            ru: 'Камеры стоят только у входов и в коридорах, запись хранится тридцать дней. Просмотр разрешает специалист по защите данных: privacy@narxoz.example.',
            en: 'Cameras stand at entrances and in corridors only and recordings are kept for thirty days. Viewing is allowed by the data protection officer: privacy@narxoz.example.',
          },
        ],
      },
    ],
  },
  35: {
    name: 'labour-protection-in-laboratories',
    signedBy: 8,
    sections: [
      {
        title: { kz: 'Жұмысқа жіберу', ru: 'Допуск к работе', en: 'Admission to work' },
        text: [
          {
            kz: 'Зертханаға нұсқаулықтан өтіп, журналға қол қойған адам ғана кіреді. Нұсқаулық семестр сайын және жаңа жабдық келгенде қайталанады.',
            ru: 'В лабораторию допускают того, кто прошёл инструктаж и расписался в журнале. Его повторяют каждый семестр и с приходом нового оборудования.',
            en: 'Only those who were instructed and signed the book may enter a laboratory. Instruction is repeated every semester and with new equipment.',
          },
        ],
      },
      {
        title: { kz: 'Зертханалардағы қауіп', ru: 'Опасности по лабораториям', en: 'Risks by laboratory' },
        text: [
          {
            columns: [
              { kz: 'Зертхана', ru: 'Лаборатория', en: 'Laboratory' },
              { kz: 'Негізгі қауіп', ru: 'Главная опасность', en: 'Main risk' },
              { kz: 'Қорғаныс', ru: 'Защита', en: 'Protection' },
            ],
            rows: [
              [
                { kz: 'Есептеу кластері', ru: 'Вычислительный кластер', en: 'Computing cluster' },
                { kz: 'кернеу, шу, жылу', ru: 'напряжение, шум, тепло', en: 'voltage, noise, heat' },
                { kz: 'құлаққап, екі адам ережесі', ru: 'наушники, работа вдвоём', en: 'ear protection, work in pairs' },
              ],
              [
                { kz: 'Қойма моделі', ru: 'Модель склада', en: 'Warehouse rig' },
                { kz: 'қозғалатын тетіктер', ru: 'движущиеся части', en: 'moving parts' },
                { kz: 'қоршау, апаттық түйме', ru: 'ограждение, аварийная кнопка', en: 'guard rail, emergency stop' },
              ],
              [
                { kz: 'Баспа шеберханасы', ru: 'Печатная мастерская', en: 'Print workshop' },
                { kz: 'кескіш, еріткіш буы', ru: 'резак, пары растворителей', en: 'cutter, solvent fumes' },
                { kz: 'қолғап, сорғыш шкаф', ru: 'перчатки, вытяжка', en: 'gloves, fume hood' },
              ],
              [
                { kz: 'Дыбыс жазу бөлмесі', ru: 'Студия звукозаписи', en: 'Recording room' },
                { kz: 'кабельге сүріну', ru: 'кабели под ногами', en: 'cables underfoot' },
                { kz: 'кабель арнасы', ru: 'кабель-каналы', en: 'cable covers' },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Жұмыс кезінде', ru: 'Во время работы', en: 'While working' },
        text: [
          {
            kz: 'Шаш пен кең киім жиналады, жабдық қараусыз қалдырылмайды, тамақ ішуге болмайды. Ақау байқалса, жабдық өшіріліп, «Қоспаңыз» белгісі ілінеді.',
            ru: 'Волосы и широкую одежду убирают, оборудование без присмотра не оставляют, не едят. При неисправности его выключают и вешают знак «Не включать».',
            en: 'Hair and loose clothes are tied back, equipment is never left alone and nobody eats. Faulty equipment is switched off and marked “Do not use”.',
          },
          {
            kz: 'Экран алдында екі сағат отырған соң он минут үзіліс жасалады; бұл оқытушыға да, студентке де міндетті.',
            ru: 'После двух часов у экрана делают десятиминутный перерыв; это обязательно и для преподавателя, и для студента.',
            en: 'After two hours at a screen there is a break of ten minutes, for teachers and students alike.',
          },
        ],
      },
      {
        title: { kz: 'Электр қауіпсіздігі', ru: 'Электробезопасность', en: 'Electrical safety' },
        text: [
          {
            kz: 'Қорғаныс қаптамасын ашуға және желіге қосылған құрылғыны жөндеуге тек рұқсаты бар инженердің құқығы бар.',
            ru: 'Снимать защитные кожухи и чинить включённые в сеть приборы вправе только инженер с допуском.',
            en: 'Only an authorised engineer may open covers or repair anything connected to the mains.',
          },
        ],
      },
      {
        title: { kz: 'Жарақат болса', ru: 'При травме', en: 'In case of injury' },
        text: [
          {
            kz: `Апаттық түймені басып, алғашқы көмек көрсетіңіз және медициналық пунктке ${helpNumbers.medicalRoom} нөмірімен хабарласыңыз. Оқиға сол күні журналға жазылады.`,
            ru: `Нажмите аварийную кнопку, окажите первую помощь и позвоните в медпункт: ${helpNumbers.medicalRoom}. Случай в тот же день записывают в журнал.`,
            en: `Press the emergency stop, give first aid and call the medical room on ${helpNumbers.medicalRoom}. The event is entered in the book the same day.`,
          },
        ],
      },
      {
        title: { kz: 'Жетекшінің жауапкершілігі', ru: 'Ответственность руководителя', en: 'Duties of the head' },
        text: [
          {
            kz: 'Зертхана жетекшісі жабдықты ай сайын тексереді, қорғаныс құралдарының қорын сақтайды және жылына бір рет тәуекелді қайта бағалайды.',
            ru: 'Руководитель лаборатории ежемесячно проверяет оборудование, держит запас средств защиты и раз в год заново оценивает риски.',
            en: 'The head of a laboratory inspects equipment monthly, keeps protective gear in stock and reviews the risks once a year.',
          },
        ],
      },
    ],
  },
}
