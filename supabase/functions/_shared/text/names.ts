/**
 * First names that children in Britain have, in small letters as they are typed; without those that are mostly another word
 * (will, grace, may, rose, summer). Put together for this site from what schools know, not copied from a register.
 */
export const FIRST_NAMES: readonly string[] = `
  aaliyah aarav aaron abbie abby abdi abdul abdullah abigail adam aditya adrian ahmed aidan aiden aimee aisha
  ajay alan albert albie aleksandra alesha alex alexa alexander alexandra alfie alfred ali alice alicia alina
  alisha alison alyssa amanda amara amari amelia amelie amina amir amira amy ana anaya andrea andrew andy aneesa
  angela angus ania anisha anita anjali anna annabel annabelle annie anthony anton antoni anya aoife archie aria
  arianna arjun arlo arnav aron arthur arya asha ashley ashton asif asma aubrey aurora ava avery ayaan ayesha
  ayo aysha bailey barnaby bartek bartosz bea beatrice becky bella ben benjamin beth bethany bianca bilal billie
  billy blake bobbi bobby bradley brandon brayden brian brianna brodie brooke bruno bryn caitlin caleb callie
  callum calvin cameron cara carl carla carly carmen caroline casey cassie catherine cerys chantelle charlene
  charles charlie charlotte chidi chloe chris christian christina christopher chukwu ciara claire clara cleo
  cody colin connie connor conor cora corey courtney craig daisy dami dan dana daniel daniela danielle danny
  darcey darcy daria darren dave david deborah declan deepa demi denise dennis derek deshawn destiny dexter
  diana diego diya dmitri dominic dominik donna dot dre dylan ebony eddie edie edith edward eilidh eleanor elena
  eli elias elijah elin elise eliza elizabeth ella elle ellen ellie elliot elliott ellis eloise elsa elsie
  emilia emilio emily emma emmanuel enzo eric erin esme esmee estelle esther ethan eva evan evelyn evie ezra
  fahad faith farah fatima fatimah fatma felicity felix femi ffion finlay finley finn fiona fiza florence
  frances francesca francis frankie fraser freddie freddy frederick freya gabriel gabriella gareth gary gavin
  gemma george georgia georgie georgina gethin gia gina giovanni gracie graham greg gregory greta gurpreet gus
  gwen habiba hadiya hafsa haider hailey hamid hamish hamza hana hanna hannah haris harley haroon harpreet
  harriet harrison harry harvey haseeb hashim hassan hattie hayden hayley heather heidi helen helena henry hetty
  hiba hollie holly hubert hugh hugo hussain ian ibrahim ida igor ike ikram imaan imani imogen imran ines iona
  iqra irfan irina isaac isabel isabella isabelle isaiah isha ishaan ishika isla ismail ivan ivo ivy izaan izzy
  jack jackson jacob jada jaden jai jaiden jake jakub jamal james jamie jana jane janet janice jared jasleen
  jasmin jasmine jason jasper jaspreet jay jayden jaydon jayne jaz jean jeff jemima jenna jennifer jenny
  jeremiah jeremy jess jesse jessica jessie jo joanna joanne jodie joe joel joey john johnny jonah jonathan
  jonty jordan joseph josephine josh joshua josie juan jude judith julia julian julie juliet junaid justin kabir
  kacper kai kaiden kamal kamil kamran kara karen karim karl karolina kasia kate katherine kathryn katie katy
  kay kaya kaycee kayden kayla kayleigh keira keith kelly kelsey kenny kenzie kerry kevin khadeeja khadija
  khadijah khalid khloe kian kiera kieran kieron kim kimberley kiran kirsty kitty klara kofi konrad krish
  krishna kristina kuba kwame kyle kylie kyra lacey laila lara laura lauren layla leah leanne lee leena leila
  lena leo leon leona leonardo leonie lewis lexi lexie leyla liam libby lila lilian lillian lilly lily linda
  lisa lizzie lizzy logan lois lola lorenzo lottie louie louis louisa louise luca lucas lucia lucie lucy luis
  luka lukas luke luna lydia lyla lyra mabel maddie maddison madeleine madison maggie mahmoud maira maisie maja
  malachi malaika malik mandy manny manpreet marcel marcus margot maria mariam marie marley marlon martha martin
  martyna mary maryam mateo mateusz matilda matt matteo matthew matty maxwell maya meera megan mehdi mehmet mia
  michael michaela michal michelle mikaeel mike mikey mila milan miles millie milly milo mina minnie miriam mo
  mohammad mohammed molly monika monty morgan morven muhammad musa mustafa mya myla nabil nadia nadine nancy
  naomi natalia natalie natasha nathan nathaniel ned neil nell nelly nevaeh niall niamh nicholas nick nicola
  nicole nikhil nikita nikola nikolai nina noah noel noor nora nur oakley ola olga oliver olivia ollie oluwaseun
  omar omari orla orlando oscar oskar osman otis owen paddy paige pam patricia patrick paul paula pauline
  penelope percy peter phil philip phoebe piotr pippa polly primrose priya priyanka quinn rachael rachel rafael
  rafe raheem rahul raj raja rajesh ralph ralphie ravi rayan rebecca reece reese reggie renee rex reyansh
  rhiannon rhys ria riaz richard ricky riley rishi rita riya robbie robert roberta roberto robyn rohan roman
  romeo ronan ronnie rory rosa rosie ross rowan roxy ruairi rudy rufus rupert ruqayyah russell ruth ryan saad
  sabrina sadia sadie safa saffron saima saira salma salman sam samantha samir samira samuel sana sandra saoirse
  sara sarah sasha savannah scarlett scott sean seb sebastian selena selina seren serena sergio seth shakira
  shane shanice shannon sharon shaun shauna shawn sheila shirley shreya sian sienna simon simran simranjit
  siobhan skye sofia sonia sonny sophia sophie spencer stacey stan stanley stefan stella stephanie stephen steve
  steven stevie stuart sumaya sumayyah suzanne suzie sydney sylvie szymon tabitha tahir tamara tania tanisha
  tanya tara tariq taylor ted teddie teddy tegan temi teresa tess tessa thea theo theodore theresa thomas tia
  tiana tiffany tilda tilly tim timothy tina toby todd tolu tom tomasz tommy tony tracey tracy travis tristan
  troy tyler tyrone umair umar usman uzma valerie vanessa veronica vicky victor victoria vihaan viktor vincent
  vivaan wajid wendy wiktor wiktoria wilf willem william wilson winnie wojtek wren xander xavier yahya yasin
  yasmin yasmine yousef youssef yusra yusuf yvonne zac zach zachary zack zahra zaid zain zainab zak zakariya
  zara zayn zeeshan zeynep zoe zoey zofia zosia zuri zuzanna`
  .trim()
  .split(/\s+/u);
