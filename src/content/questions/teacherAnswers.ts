/** Every answer that the guide gives as a teacher would. Only the build and the tests read this list. */
import type { TeacherAnswer } from "./teacherAnswer";
import { TEACHER_CASH } from "./teacherCash";
import { TEACHER_EARNING } from "./teacherEarning";
import { TEACHER_GROWN_UPS } from "./teacherGrownUps";
import { TEACHER_LEAVING } from "./teacherLeaving";
import { TEACHER_ONLINE } from "./teacherOnline";
import { TEACHER_PEOPLE } from "./teacherPeople";
import { TEACHER_SAVING } from "./teacherSaving";
import { TEACHER_SCREENS } from "./teacherScreens";
import { TEACHER_SIXTEEN } from "./teacherSixteen";
import { TEACHER_THINGS } from "./teacherThings";
import { TEACHER_WORLD } from "./teacherWorld";

export const TEACHER_ANSWERS: readonly TeacherAnswer[] = [
  ...TEACHER_SAVING,
  ...TEACHER_EARNING,
  ...TEACHER_WORLD,
  ...TEACHER_PEOPLE,
  ...TEACHER_GROWN_UPS,
  ...TEACHER_CASH,
  ...TEACHER_THINGS,
  ...TEACHER_SCREENS,
  ...TEACHER_ONLINE,
  ...TEACHER_LEAVING,
  ...TEACHER_SIXTEEN,
];
