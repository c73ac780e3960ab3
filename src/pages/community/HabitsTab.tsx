export const HabitsTab = () => <h2>Habits</h2>;
